-- The next seven in the morning in London: on the same day before seven, otherwise on the day after.
CREATE FUNCTION next_digest_at(at timestamp with time zone) RETURNS timestamp with time zone LANGUAGE plpgsql STABLE AS $$
DECLARE
	today timestamp := date_trunc('day', at AT TIME ZONE 'Europe/London');
	seven timestamp := today + interval '7 hours';
BEGIN
	IF at AT TIME ZONE 'Europe/London' >= seven THEN
		seven := today + interval '31 hours';
	END IF;
	RETURN seven AT TIME ZONE 'Europe/London';
END
$$;--> statement-breakpoint
-- The digest that carries another email to a company's mailbox. Null while it was sent fewer than `most` today. Digests leave at
-- the next seven in the morning. Before, an email of the hours after midnight waited until the morning of the day after.
CREATE OR REPLACE FUNCTION digest_for(its_mailbox text, its_recipient text, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	digest uuid;
BEGIN
	PERFORM lock_keys(ARRAY['recipient ' || its_mailbox]);
	IF most > (
		SELECT count(*) FROM deliveries
		WHERE mailbox = its_mailbox AND kind IN ('company', 'cancellation', 'company-reminder', 'choice') AND sent_with IS NULL
			AND created_at > now() - interval '1 day'
	) THEN
		RETURN NULL;
	END IF;
	SELECT id INTO digest FROM deliveries
	WHERE mailbox = its_mailbox AND kind = 'digest' AND state = 'queued' AND attempting_since IS NULL
	FOR UPDATE;
	IF digest IS NULL THEN
		INSERT INTO deliveries (kind, mailbox, recipient, state, due_at)
		VALUES ('digest', its_mailbox, its_recipient, 'queued', next_digest_at(now()))
		RETURNING id INTO digest;
	END IF;
	RETURN digest;
END
$$;
