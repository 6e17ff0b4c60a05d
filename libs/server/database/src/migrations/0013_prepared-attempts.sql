CREATE TABLE "prepared_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"quiz_version" integer NOT NULL,
	"seed" text NOT NULL,
	"items" jsonb NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prepared_attempts" ADD CONSTRAINT "prepared_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_attempts" ADD CONSTRAINT "prepared_attempts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_attempts" ADD CONSTRAINT "prepared_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_attempts_enrolment_idx" ON "prepared_attempts" USING btree ("enrolment_id","quiz_id","prepared_at");--> statement-breakpoint
CREATE INDEX "prepared_attempts_user_idx" ON "prepared_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prepared_attempts_quiz_idx" ON "prepared_attempts" USING btree ("quiz_id");