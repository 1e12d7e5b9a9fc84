ALTER TABLE "companies" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removal_requests" ADD COLUMN "reason" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
-- The source of an imported value is forgotten when somebody writes another value. Fields with a source have names of one word.
CREATE FUNCTION forget_sources_of_changed_fields() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sources := (
    SELECT coalesce(jsonb_object_agg(field, source), '{}')
    FROM jsonb_each(NEW.sources) AS kept(field, source)
    WHERE to_jsonb(NEW) -> field IS NOT DISTINCT FROM to_jsonb(OLD) -> field
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_sources BEFORE UPDATE ON "companies"
FOR EACH ROW WHEN (OLD.sources <> '{}') EXECUTE FUNCTION forget_sources_of_changed_fields();
