CREATE TABLE "study_days" (
	"enrolment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "study_days_enrolment_id_day_pk" PRIMARY KEY("enrolment_id","day")
);
--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Of time from before the days were kept it is only known when it was last reported.
INSERT INTO "study_days" ("enrolment_id", "day", "seconds")
SELECT e."id", (greatest(
    e."created_at",
    e."started_at",
    (SELECT max(p."reported_at") FROM "lesson_progress" p WHERE p."enrolment_id" = e."id"),
    (SELECT max(a."submitted_at") FROM "attempts" a WHERE a."enrolment_id" = e."id")
  ) AT TIME ZONE interval '6 hours')::date, e."seconds_spent"
FROM "enrolments" e WHERE e."seconds_spent" > 0;
