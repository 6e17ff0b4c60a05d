CREATE TABLE "study_spans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"seconds_counted" double precision NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "study_spans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "study_spans" ADD CONSTRAINT "study_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_spans" ADD CONSTRAINT "study_spans_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_spans_ended_idx" ON "study_spans" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "study_spans_lesson_idx" ON "study_spans" USING btree ("enrolment_id","lesson_id");