ALTER TABLE "enrolments" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "enrolments" e SET "last_active_at" = greatest(
  e."started_at",
  (SELECT max(p."reported_at") FROM "lesson_progress" p WHERE p."enrolment_id" = e."id"),
  (SELECT max(a."submitted_at") FROM "attempts" a WHERE a."enrolment_id" = e."id")
);
