CREATE INDEX "question_versions_author_idx" ON "question_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_user_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_answers_marker_idx" ON "attempt_answers" USING btree ("marked_by") WHERE "attempt_answers"."marked_by" is not null;--> statement-breakpoint
CREATE INDEX "course_ratings_user_idx" ON "course_ratings" USING btree ("user_id");