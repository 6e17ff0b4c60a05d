DROP INDEX "enrolments_created_idx";--> statement-breakpoint
CREATE INDEX "enrolments_user_idx" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrolments_created_sort_idx" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_completed_sort_idx" ON "enrolments" USING btree ("completed_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_status_sort_idx" ON "enrolments" USING btree ("status","id");