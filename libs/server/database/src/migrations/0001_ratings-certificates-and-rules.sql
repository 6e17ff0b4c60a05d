CREATE TABLE "quiz_statistics" (
	"quiz_id" uuid PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"max_mark" double precision NOT NULL,
	"mean" double precision NOT NULL,
	"median" double precision NOT NULL,
	"standard_deviation" double precision,
	"skewness" double precision,
	"kurtosis" double precision,
	"internal_consistency" double precision,
	"error_ratio" double precision,
	"standard_error" double precision
);
--> statement-breakpoint
DROP INDEX "certificates_issued_idx";--> statement-breakpoint
DROP INDEX "certificates_user_course_key";--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "pass_mark" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "pass_mark" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_option" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivation_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_address_hash" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "uncounted_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "rest_correlation" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "standard_deviation" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "intended_weight" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "effective_weight" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "is_drawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "responses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_statistics" ADD CONSTRAINT "quiz_statistics_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_closed_address_idx" ON "users" USING btree ("closed_address_hash") WHERE "users"."closed_address_hash" is not null;--> statement-breakpoint
CREATE INDEX "certificates_holder_sort_idx" ON "certificates" USING btree ("holder_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "certificates_course_sort_idx" ON "certificates" USING btree ("course_title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "certificates_issued_sort_idx" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_search_idx" ON "certificates" USING gin ("serial" gin_trgm_ops,"holder_name" gin_trgm_ops,"course_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificates_course_idx" ON "certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_ratings_created_sort_idx" ON "course_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "course_ratings_stars_sort_idx" ON "course_ratings" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "course_ratings_status_sort_idx" ON "course_ratings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "course_ratings_search_idx" ON "course_ratings" USING gin ("review" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_course_key" ON "certificates" USING btree ("user_id","course_id","edition");--> statement-breakpoint
INSERT INTO "question_changes" ("quiz_id") SELECT DISTINCT "quiz_id" FROM "attempts" WHERE "status" <> 'IN_PROGRESS';
