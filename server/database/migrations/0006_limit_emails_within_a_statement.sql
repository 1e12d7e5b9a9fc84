-- Whether an address may be sent another e-mail of a kind. Who asks holds the address until the end of its transaction,
-- and only then counts, with what others have committed meanwhile: a statement by itself sees nothing that was committed
-- after it began, but each statement of a volatile function does.
CREATE FUNCTION is_within_limit(address text, its_kind text, most integer, within_hours integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(lower(address), 0));
	RETURN most > (
		SELECT count(*) FROM deliveries
		WHERE lower(recipient) = lower(address) AND kind = its_kind
			AND created_at > now() - make_interval(hours => within_hours)
	);
END
$$;
