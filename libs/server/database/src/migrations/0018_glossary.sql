CREATE TABLE "course_terms" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term" jsonb NOT NULL,
	"meaning" jsonb NOT NULL,
	CONSTRAINT "course_terms_course_id_id_pk" PRIMARY KEY("course_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_drafts" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "course_terms" ADD CONSTRAINT "course_terms_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;