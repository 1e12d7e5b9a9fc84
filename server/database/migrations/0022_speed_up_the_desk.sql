DROP INDEX "change_log_created_at";--> statement-breakpoint
CREATE INDEX "company_changes_created_at" ON "company_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "company_changes_name" ON "company_changes" USING btree ("id") WHERE jsonb_exists("company_changes"."before", 'name');--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("created_at","quote_id") WHERE "deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "change_log_created_at" ON "change_log" USING btree ("created_at","id");