-- Every process keeps the catalogue in memory. A change to companies or reviews tells all of them, on the channel
-- "catalogue", which companies to read again: their ids separated by commas, or "all" when there are many.
CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids text;
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		EXECUTE format('SELECT string_agg(DISTINCT %I::text, '','') FROM changed', TG_ARGV[0]) INTO ids;
		IF ids IS NULL THEN
			RETURN NULL;
		END IF;
	END IF;
	-- A notification carries fewer than 8000 bytes.
	IF TG_OP = 'TRUNCATE' OR length(ids) > 4000 THEN
		ids := 'all';
	END IF;
	PERFORM pg_notify('catalogue', ids);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_inserted AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('id');
--> statement-breakpoint
CREATE TRIGGER companies_updated AFTER UPDATE ON companies REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('id');
--> statement-breakpoint
CREATE TRIGGER companies_deleted AFTER DELETE ON companies REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('id');
--> statement-breakpoint
CREATE TRIGGER companies_truncated AFTER TRUNCATE ON companies
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('company_id');
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('company_id');
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue('company_id');
--> statement-breakpoint
CREATE TRIGGER reviews_truncated AFTER TRUNCATE ON reviews
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
