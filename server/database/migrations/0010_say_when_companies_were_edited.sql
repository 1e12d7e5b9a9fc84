ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Later with every edit, whatever the clock says: two edits never have the same time. The columns that only reviews change, and
-- those that derive from others, are no edit.
CREATE FUNCTION note_company_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := greatest(now(), OLD.updated_at + interval '1 millisecond');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_edited BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (
		to_jsonb(OLD) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'changed_at', 'updated_at']
		IS DISTINCT FROM
		to_jsonb(NEW) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'changed_at', 'updated_at']
	) EXECUTE FUNCTION note_company_edit();
