DROP INDEX "users_name_sort_idx";--> statement-breakpoint
DROP INDEX "users_username_sort_idx";--> statement-breakpoint
DROP INDEX "users_updated_sort_idx";--> statement-breakpoint
DROP INDEX "users_status_sort_idx";--> statement-breakpoint
DROP INDEX "users_login_sort_idx";--> statement-breakpoint
CREATE INDEX "questions_organization_updated_idx" ON "questions" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "users_name_sort_idx" ON "users" USING btree ("name" collate "und-x-icu","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_username_sort_idx" ON "users" USING btree ("username" collate "und-x-icu","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_updated_sort_idx" ON "users" USING btree ("updated_at","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_status_sort_idx" ON "users" USING btree ("status","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_login_sort_idx" ON "users" USING btree ("last_login_at","id") WHERE "users"."closed_at" is null;