ALTER TABLE "companies" ADD COLUMN "drafted_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION note_new_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.drafted_at := now();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_drafted BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (NEW.listing = 'draft' AND OLD.listing <> 'draft') EXECUTE FUNCTION note_new_draft();--> statement-breakpoint
-- The time is no edit of what the listing says.
DROP TRIGGER companies_edited ON companies;--> statement-breakpoint
CREATE TRIGGER companies_edited BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (
		to_jsonb(OLD) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'answers', 'carrier', 'paused_until', 'listing', 'drafted_at', 'changed_at', 'updated_at']
		IS DISTINCT FROM
		to_jsonb(NEW) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'answers', 'carrier', 'paused_until', 'listing', 'drafted_at', 'changed_at', 'updated_at']
	) EXECUTE FUNCTION note_company_edit();--> statement-breakpoint
-- Nobody wrote down when a draft that was public or hidden before became one again. It is kept as if that was today.
UPDATE companies SET drafted_at = now()
WHERE listing = 'draft' AND (
	EXISTS (SELECT FROM company_changes c WHERE c.company_id = companies.id AND jsonb_exists(c.after, 'listing'))
	OR EXISTS (SELECT FROM change_log l WHERE l.company_id = companies.id AND l.kind = 'listing-shown')
);
