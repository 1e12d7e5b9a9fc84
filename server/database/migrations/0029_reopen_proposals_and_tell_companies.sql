ALTER TABLE "proposals" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_change_id_company_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."company_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_change_id" ON "proposals" USING btree ("change_id") WHERE "proposals"."change_id" is not null;--> statement-breakpoint
-- The digest that carries another email to a company's mailbox. Null while it was sent fewer than `most` today. Notices of what was
-- done with a link count as well.
CREATE OR REPLACE FUNCTION digest_for(its_mailbox text, its_recipient text, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	digest uuid;
BEGIN
	PERFORM lock_keys(ARRAY['recipient ' || its_mailbox]);
	IF most > (
		SELECT count(*) FROM deliveries
		WHERE mailbox = its_mailbox AND kind IN ('company', 'cancellation', 'company-reminder', 'choice', 'company-notice') AND sent_with IS NULL
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
