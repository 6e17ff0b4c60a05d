ALTER TABLE "attempts" ADD COLUMN "grace_minutes" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "grace_minutes" integer DEFAULT 2 NOT NULL;