-- The email address in the listing proves who the company is. Once it changes, what was opened or sent by the former one ends.
-- Links are deleted before sessions: a link that is just being used has stored its session when its row is unlocked.
CREATE FUNCTION end_access_of_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM firm_links WHERE company_id = NEW.id;
	DELETE FROM firm_sessions WHERE company_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_address_changed AFTER UPDATE ON companies FOR EACH ROW
	WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION end_access_of_former_address();
