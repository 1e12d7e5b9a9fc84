ALTER TABLE "reviews" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE "reviews"."is_waiting";--> statement-breakpoint
CREATE INDEX "reviews_network" ON "reviews" USING btree ("created_at") WHERE "reviews"."network" is not null;