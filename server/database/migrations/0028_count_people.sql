CREATE TABLE "quote_keys" (
	"quote_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "quote_keys_quote_id_kind_key_pk" PRIMARY KEY("quote_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
-- Requests of the releases before count. The default for them is stored once, without writing every row.
ALTER TABLE "deliveries" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "is_counted" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "outer_network" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waiting_edit" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "confirmed_mailbox" text;--> statement-breakpoint
ALTER TABLE "quote_keys" ADD CONSTRAINT "quote_keys_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_keys_key" ON "quote_keys" USING btree ("key");--> statement-breakpoint
CREATE INDEX "deliveries_mailbox_hash" ON "deliveries" USING btree ("mailbox_hash","created_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting_edit" ON "reviews" USING btree ("id") WHERE "reviews"."waiting_edit" is not null;--> statement-breakpoint
UPDATE deliveries SET is_counted = false FROM quotes
WHERE quotes.id = deliveries.quote_id AND quotes.withdrawn_at < quotes.created_at + interval '1 day';--> statement-breakpoint
-- Until now the address and the number of an erased request stayed in clear for two days.
UPDATE quotes SET customer_mailbox = NULL, customer_phone = NULL
WHERE erased_at IS NOT NULL AND (customer_mailbox IS NOT NULL OR customer_phone IS NOT NULL);--> statement-breakpoint
UPDATE deliveries SET mailbox = NULL WHERE recipient = '' AND mailbox IS NOT NULL;--> statement-breakpoint
UPDATE reviews SET checked_at = decided.at FROM (
	SELECT review_id, max(created_at) AS at FROM change_log WHERE kind IN ('review-published', 'review-kept') GROUP BY review_id
) AS decided WHERE decided.review_id = reviews.id;--> statement-breakpoint
-- Runs the deferred triggers of the ledger now. A later migration of the same transaction could not alter the table otherwise.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
-- Whether one of a customer's keys stands in as many requests of the last day as its limit says. Of those from an outer network,
-- only requests count whose customer followed no link of our emails.
CREATE FUNCTION has_full_key(its_kinds text[], its_keys text[], its_limits integer[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_keys(its_keys);
	RETURN EXISTS (
		SELECT FROM unnest(its_kinds, its_keys, its_limits) AS its (kind, key, most)
		WHERE its.most <= (
			SELECT count(*) FROM quote_keys JOIN quotes ON quotes.id = quote_keys.quote_id
			WHERE quote_keys.key = its.key AND quotes.created_at > now() - interval '1 day'
				AND (its.kind <> 'outer-network' OR quotes.followed_at IS NULL)
		)
	);
END
$$;--> statement-breakpoint
-- Whether a mailbox may be sent another email of a kind today.
CREATE FUNCTION is_below_limit_of_mailbox(its_hash text, its_kind text, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_keys(ARRAY['recipient ' || its_hash]);
	RETURN most > (
		SELECT count(*) FROM deliveries
		WHERE mailbox_hash = its_hash AND kind = its_kind AND created_at > now() - interval '1 day'
	);
END
$$;
