CREATE TABLE "wishlist_courses" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "wishlist_courses" ADD CONSTRAINT "wishlist_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_courses" ADD CONSTRAINT "wishlist_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_courses_user_created_idx" ON "wishlist_courses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wishlist_courses_course_idx" ON "wishlist_courses" USING btree ("course_id");