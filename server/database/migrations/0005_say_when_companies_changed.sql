ALTER TABLE "companies" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
-- Nobody wrote down when companies were edited before: the newest thing that has a date is what is known.
UPDATE companies SET changed_at = greatest(
	created_at,
	(SELECT max(reviews.created_at) FROM reviews WHERE reviews.company_id = companies.id)
);
--> statement-breakpoint
-- A review moves its company's count, so every change of what a company's page shows is a change of this row.
CREATE FUNCTION note_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := now();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_changed BEFORE UPDATE ON companies
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_company_change();
