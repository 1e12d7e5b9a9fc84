ALTER TABLE "companies" ADD COLUMN "takes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "delivery_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "authorities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The last day of the pause that a day is in; null if it is in none. Pauses have days between them.
CREATE FUNCTION end_of_pause(pauses jsonb, day date) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT max((pause ->> 'to')::date) FROM jsonb_array_elements(pauses) pause
	WHERE day BETWEEN (pause ->> 'from')::date AND (pause ->> 'to')::date
$$;
--> statement-breakpoint
CREATE FUNCTION note_pause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.paused_until := end_of_pause(NEW.pauses, (now() AT TIME ZONE 'Europe/London')::date);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_paused_from_start BEFORE INSERT ON companies FOR EACH ROW
	WHEN (NEW.pauses <> '[]') EXECUTE FUNCTION note_pause();--> statement-breakpoint
CREATE TRIGGER companies_paused BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (OLD.pauses IS DISTINCT FROM NEW.pauses) EXECUTE FUNCTION note_pause();
