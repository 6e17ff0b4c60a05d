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
ALTER TABLE "question_statistics" ADD COLUMN "rest_correlation" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "standard_deviation" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "intended_weight" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "effective_weight" double precision;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "is_drawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "responses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_statistics" ADD CONSTRAINT "quiz_statistics_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "question_changes" ("quiz_id") SELECT DISTINCT "quiz_id" FROM "attempts" WHERE "status" <> 'IN_PROGRESS';
