ALTER TABLE "companies" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "register_doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Results of a register are no edit of what the listing says.
DROP TRIGGER companies_edited ON companies;--> statement-breakpoint
CREATE TRIGGER companies_edited BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (
		to_jsonb(OLD) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'answers', 'carrier', 'registers', 'register_doubts', 'paused_until', 'logo', 'listing', 'drafted_at', 'changed_at', 'updated_at']
		IS DISTINCT FROM
		to_jsonb(NEW) - ARRAY['rating', 'rating_total', 'review_count', 'latitude', 'longitude', 'answers', 'carrier', 'registers', 'register_doubts', 'paused_until', 'logo', 'listing', 'drafted_at', 'changed_at', 'updated_at']
	) EXECUTE FUNCTION note_company_edit();--> statement-breakpoint
-- What a register says about an earlier company number says nothing about the new one.
CREATE FUNCTION forget_results_of_earlier_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.registers := (
		SELECT coalesce(jsonb_agg(result), '[]') FROM jsonb_array_elements(NEW.registers) result
		WHERE (result ->> 'register' = 'companies-house' AND result ->> 'number' = NEW.company_number)
			OR (result ->> 'register' <> 'companies-house' AND result ->> 'matchedBy' <> 'number')
	);
	NEW.register_doubts := '[]';
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_company_number_changed BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (OLD.company_number IS DISTINCT FROM NEW.company_number) EXECUTE FUNCTION forget_results_of_earlier_number();
