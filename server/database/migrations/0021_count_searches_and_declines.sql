CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"town" text NOT NULL,
	"searches" integer NOT NULL,
	"found_nothing" integer NOT NULL,
	CONSTRAINT "search_counts_day_town_pk" PRIMARY KEY("day","town")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "decline_reason" text;--> statement-breakpoint
-- Of requests whose answers are erased already, the reasons stay unknown.
UPDATE deliveries SET decline_reason = last.decline_reason
FROM (
	SELECT DISTINCT ON (quote_id, company_id) quote_id, company_id, decline_reason
	FROM answers ORDER BY quote_id, company_id, id DESC
) last
WHERE deliveries.kind = 'company' AND deliveries.quote_id = last.quote_id AND deliveries.company_id = last.company_id
	AND last.decline_reason IS NOT NULL;
