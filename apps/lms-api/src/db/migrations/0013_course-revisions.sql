ALTER TABLE "courses" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "revision_status" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_revision_idx" ON "courses" USING btree ("revision_status") WHERE "courses"."revision_status" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_file_key" ON "uploads" USING btree ("file_name");--> statement-breakpoint
ALTER TABLE "course_drafts" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "course_drafts" DROP COLUMN "rejection_reason";--> statement-breakpoint
ALTER TABLE "course_drafts" DROP COLUMN "submitted_at";--> statement-breakpoint
ALTER TABLE "course_drafts" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_check" CHECK ("courses"."category_id" is not null or "courses"."status" not in ('ACTIVE', 'INACTIVE'));