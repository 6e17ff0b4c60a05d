ALTER TABLE "courses" ALTER COLUMN "pass_mark" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "pass_mark" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "uncounted_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;