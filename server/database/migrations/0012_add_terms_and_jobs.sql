ALTER TABLE "companies" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "coverage_areas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "refuses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "accepts_at_charge" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "notice_days" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "confirmed_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "job" jsonb;