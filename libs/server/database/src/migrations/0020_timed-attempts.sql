ALTER TABLE "attempts" ADD COLUMN "is_timed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Of the attempts that run, those that end at the closing date, or not at all.
UPDATE "attempts" SET "is_timed" = false
FROM "attempts" AS "running"
JOIN "quizzes" ON "quizzes"."id" = "running"."quiz_id"
LEFT JOIN "quiz_overrides"
	ON "quiz_overrides"."quiz_id" = "running"."quiz_id" AND "quiz_overrides"."user_id" = "running"."user_id"
WHERE "attempts"."id" = "running"."id"
	AND "running"."status" = 'IN_PROGRESS'
	AND ("running"."deadline_at" IS NULL
		OR "running"."deadline_at" = coalesce("quiz_overrides"."closes_at", "quizzes"."closes_at"));
