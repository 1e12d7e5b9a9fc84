DROP INDEX "deliveries_recipient";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_with" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_mailbox" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_phone" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "awaiting_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sent_with_deliveries_id_fk" FOREIGN KEY ("sent_with") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_mailbox" ON "deliveries" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_sent_with" ON "deliveries" USING btree ("sent_with") WHERE "deliveries"."sent_with" is not null;--> statement-breakpoint
CREATE INDEX "quotes_customer_mailbox" ON "quotes" USING btree ("customer_mailbox","created_at");--> statement-breakpoint
CREATE INDEX "quotes_customer_phone" ON "quotes" USING btree ("customer_phone","created_at");--> statement-breakpoint
-- Takes locks that last until the end of the transaction, in a fixed order, so that two transactions cannot wait for each
-- other. Each statement of the functions below sees what others committed while it waited, because they are volatile.
CREATE FUNCTION lock_keys(keys text[]) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock(hash) FROM (
		SELECT hashtextextended(key, 0) AS hash FROM unnest(keys) AS key ORDER BY hash
	) AS ordered
$$;--> statement-breakpoint
-- Whether a customer's mailbox or telephone stands in `most` quote requests of the last day.
CREATE FUNCTION has_many_quotes(its_mailbox text, its_phone text, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_keys(ARRAY['mailbox ' || its_mailbox, 'phone ' || its_phone]);
	RETURN most <= greatest(
		(SELECT count(*) FROM quotes WHERE customer_mailbox = its_mailbox AND created_at > now() - interval '1 day'),
		(SELECT count(*) FROM quotes WHERE customer_phone = its_phone AND created_at > now() - interval '1 day')
	);
END
$$;--> statement-breakpoint
-- Whether a mailbox may be sent another email of a kind today.
CREATE FUNCTION is_below_daily_limit(its_mailbox text, its_kind text, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_keys(ARRAY['recipient ' || its_mailbox]);
	RETURN most > (
		SELECT count(*) FROM deliveries
		WHERE mailbox = its_mailbox AND kind = its_kind AND created_at > now() - interval '1 day'
	);
END
$$;--> statement-breakpoint
-- The digest that carries another email to a company's mailbox. Null while it was sent fewer than `most` today. Digests
-- leave at seven in the morning.
CREATE FUNCTION digest_for(its_mailbox text, its_recipient text, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	digest uuid;
BEGIN
	PERFORM lock_keys(ARRAY['recipient ' || its_mailbox]);
	IF most > (
		SELECT count(*) FROM deliveries
		WHERE mailbox = its_mailbox AND kind IN ('company', 'cancellation') AND sent_with IS NULL
			AND created_at > now() - interval '1 day'
	) THEN
		RETURN NULL;
	END IF;
	SELECT id INTO digest FROM deliveries
	WHERE mailbox = its_mailbox AND kind = 'digest' AND state = 'queued' AND attempting_since IS NULL
	FOR UPDATE;
	IF digest IS NULL THEN
		INSERT INTO deliveries (kind, mailbox, recipient, state, due_at) VALUES (
			'digest', its_mailbox, its_recipient, 'queued',
			(date_trunc('day', now() AT TIME ZONE 'Europe/London') + interval '31 hours') AT TIME ZONE 'Europe/London'
		) RETURNING id INTO digest;
	END IF;
	RETURN digest;
END
$$;
