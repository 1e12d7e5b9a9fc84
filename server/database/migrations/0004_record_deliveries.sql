CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" bigint,
	"company_id" bigint,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"letter" jsonb,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempting_since" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"give_up_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reference" text NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "chosen_company_id" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_quote_id" ON "deliveries" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "deliveries_queued" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "deliveries_created_at" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_idempotency_key_unique" UNIQUE("idempotency_key");