ALTER TABLE "deliveries" ADD COLUMN "lead_id" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_lead_id" ON "deliveries" USING btree ("lead_id") WHERE "deliveries"."lead_id" is not null;--> statement-breakpoint
-- The email about a listing request was stored in the same transaction, at the same time.
UPDATE deliveries SET lead_id = leads.id FROM leads
WHERE deliveries.kind = 'lead' AND deliveries.reply_to = leads.email AND deliveries.created_at = leads.created_at;
--> statement-breakpoint
DELETE FROM deliveries WHERE kind = 'lead' AND lead_id IS NULL;
