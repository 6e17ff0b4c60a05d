DROP INDEX "questions_bank_idx";--> statement-breakpoint
DROP INDEX "questions_organization_idx";--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_owner_key" UNIQUE("id","organization_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_bank_owner_fk" FOREIGN KEY ("bank_id","organization_id") REFERENCES "public"."question_banks"("id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_same_text_idx" ON "questions" USING btree ("organization_id",md5(lower("plain_text")));--> statement-breakpoint
CREATE INDEX "questions_tags_idx" ON "questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "questions_name_idx" ON "questions" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "questions_type_idx" ON "questions" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "questions_difficulty_idx" ON "questions" USING btree ("difficulty","id");--> statement-breakpoint
CREATE INDEX "questions_mark_idx" ON "questions" USING btree ("default_mark","id");--> statement-breakpoint
CREATE INDEX "questions_status_idx" ON "questions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "questions_created_idx" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_updated_idx" ON "questions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_items_idx" ON "quizzes" USING gin ("items" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "attempts_questions_idx" ON "attempts" USING gin (jsonb_path_query_array("items", '$[*].questionId') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "questions_bank_idx" ON "questions" USING btree ("bank_id","id");--> statement-breakpoint
CREATE INDEX "questions_organization_idx" ON "questions" USING btree ("organization_id","id");
