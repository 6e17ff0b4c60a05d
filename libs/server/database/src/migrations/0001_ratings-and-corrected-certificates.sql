DROP INDEX "certificates_issued_idx";--> statement-breakpoint
DROP INDEX "certificates_user_course_key";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
CREATE INDEX "certificates_holder_sort_idx" ON "certificates" USING btree ("holder_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "certificates_course_sort_idx" ON "certificates" USING btree ("course_title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "certificates_issued_sort_idx" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_search_idx" ON "certificates" USING gin ("serial" gin_trgm_ops,"holder_name" gin_trgm_ops,"course_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificates_course_idx" ON "certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_ratings_created_sort_idx" ON "course_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_ratings_stars_sort_idx" ON "course_ratings" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "course_ratings_status_sort_idx" ON "course_ratings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "course_ratings_search_idx" ON "course_ratings" USING gin ("review" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_course_key" ON "certificates" USING btree ("user_id","course_id","edition");