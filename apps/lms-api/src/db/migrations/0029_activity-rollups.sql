CREATE TABLE "activity_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_totals" (
	"grain" text NOT NULL,
	"starts_on" date NOT NULL,
	"active_users" integer NOT NULL,
	"sign_ins" integer NOT NULL,
	CONSTRAINT "activity_totals_grain_starts_on_pk" PRIMARY KEY("grain","starts_on")
);
--> statement-breakpoint
CREATE TABLE "question_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quiz_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"asked" integer NOT NULL,
	"marked" integer NOT NULL,
	"facility" double precision,
	"discrimination" double precision,
	"efficiency" double precision,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_statistics_quiz_id_question_id_pk" PRIMARY KEY("quiz_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "user_activity" (
	"user_id" uuid NOT NULL,
	"grain" text NOT NULL,
	"starts_on" date NOT NULL,
	"sign_ins" integer NOT NULL,
	"lessons_completed" integer NOT NULL,
	"quiz_attempts" integer NOT NULL,
	"seconds_spent" double precision NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_activity_user_id_grain_starts_on_pk" PRIMARY KEY("user_id","grain","starts_on")
);
--> statement-breakpoint
ALTER TABLE "study_days" ADD COLUMN "last_at" timestamp (3) with time zone;--> statement-breakpoint
-- Of days from before the time was kept only their end is known, or the last report on them.
UPDATE "study_days" d SET "last_at" = coalesce(
  (SELECT max(t."at") FROM (
    SELECT p."reported_at" AS "at" FROM "lesson_progress" p WHERE p."enrolment_id" = d."enrolment_id"
    UNION ALL
    SELECT a."submitted_at" FROM "attempts" a WHERE a."enrolment_id" = d."enrolment_id"
  ) t WHERE (t."at" AT TIME ZONE interval '6 hours')::date = d."day"),
  (d."day"::timestamp + interval '23:59:59') AT TIME ZONE interval '6 hours');--> statement-breakpoint
ALTER TABLE "study_days" ALTER COLUMN "last_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_activity" ADD CONSTRAINT "user_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_changes_quiz_idx" ON "question_changes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "question_statistics_question_idx" ON "question_statistics" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "user_activity_period_idx" ON "user_activity" USING btree ("grain","starts_on","user_id");--> statement-breakpoint
CREATE INDEX "activity_log_day_idx" ON "activity_log" USING btree ("user_id","at","action");
--> statement-breakpoint
-- Whatever counts leaves a note in its own transaction that it is to be counted.
CREATE FUNCTION note_logged_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (user_id, day)
  SELECT DISTINCT user_id, (at AT TIME ZONE interval '6 hours')::date FROM new_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_log_noted AFTER INSERT ON activity_log
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_logged_activity();
--> statement-breakpoint
CREATE FUNCTION note_study_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (user_id, day)
  SELECT DISTINCT e.user_id, n.day FROM new_rows n JOIN enrolments e ON e.id = n.enrolment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER study_days_added_noted AFTER INSERT ON study_days
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_study_time();
--> statement-breakpoint
CREATE TRIGGER study_days_grown_noted AFTER UPDATE ON study_days
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_study_time();
--> statement-breakpoint
CREATE FUNCTION note_finished_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_changes (quiz_id)
  SELECT DISTINCT quiz_id FROM new_rows WHERE status <> 'IN_PROGRESS';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attempts_added_noted AFTER INSERT ON attempts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_finished_attempts();
--> statement-breakpoint
CREATE TRIGGER attempts_changed_noted AFTER UPDATE ON attempts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_finished_attempts();
--> statement-breakpoint
-- A corrected essay can leave the score of its attempt as it was.
CREATE FUNCTION note_marked_essay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_changes (quiz_id) SELECT quiz_id FROM attempts WHERE id = NEW.attempt_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attempt_answers_marked_noted AFTER UPDATE OF marked_at ON attempt_answers
  FOR EACH ROW WHEN (OLD.fraction IS DISTINCT FROM NEW.fraction) EXECUTE FUNCTION note_marked_essay();
--> statement-breakpoint
INSERT INTO "activity_changes" ("user_id", "day")
SELECT l."user_id", (l."at" AT TIME ZONE interval '6 hours')::date FROM "activity_log" l
UNION
SELECT e."user_id", d."day" FROM "study_days" d JOIN "enrolments" e ON e."id" = d."enrolment_id";
--> statement-breakpoint
INSERT INTO "question_changes" ("quiz_id")
SELECT DISTINCT "quiz_id" FROM "attempts" WHERE "status" <> 'IN_PROGRESS';
