CREATE FUNCTION letters_and_digits(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g'))
$$;
--> statement-breakpoint
-- The check that a company's page shows: the newest one of the stated number, otherwise the newest one of any number.
-- The stated number can be spelled in another way than the number of its check, and a regulator's name can precede it. So an
-- equal spelling comes first, then the longest number with which the letters and digits of the stated one end.
CREATE FUNCTION shown_carrier_check(company bigint, stated text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT c."check"
	FROM carrier_checks c, letters_and_digits(c."check" ->> 'number') number
	WHERE c.company_id = company
	ORDER BY
		c."check" ->> 'number' = trim(stated) DESC,
		CASE WHEN letters_and_digits(stated) LIKE '%' || number THEN length(number) ELSE 0 END DESC,
		c."check" ->> 'checkedOn' DESC,
		c.id DESC
	LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION show_check_of_stated_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.carrier := shown_carrier_check(NEW.id, NEW.license_number);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_number_changed BEFORE UPDATE ON companies FOR EACH ROW
	WHEN (OLD.license_number IS DISTINCT FROM NEW.license_number) EXECUTE FUNCTION show_check_of_stated_number();
--> statement-breakpoint
UPDATE companies SET carrier = shown_carrier_check(id, license_number)
WHERE id IN (SELECT company_id FROM carrier_checks)
	AND carrier IS DISTINCT FROM shown_carrier_check(id, license_number);
