CREATE TABLE "discussion_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mailed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_follows" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discussion_follows_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_staff" boolean NOT NULL,
	"body" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"endorsed" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	CONSTRAINT "discussion_posts_body_check" CHECK ("discussion_posts"."body" <> '')
);
--> statement-breakpoint
CREATE TABLE "discussion_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"topic_id" uuid NOT NULL,
	"post_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "discussion_topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid,
	"lesson_title" text NOT NULL,
	"user_id" uuid NOT NULL,
	"by_staff" boolean DEFAULT false NOT NULL,
	"position_seconds" integer,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"accepted_post_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"unanswered" boolean DEFAULT true NOT NULL,
	"reported" boolean DEFAULT false NOT NULL,
	"has_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discussion_topics_position_check" CHECK ("discussion_topics"."position_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "question_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discussion_digests" ADD CONSTRAINT "discussion_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_post_id_discussion_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topics" ADD CONSTRAINT "discussion_topics_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topics" ADD CONSTRAINT "discussion_topics_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topics" ADD CONSTRAINT "discussion_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_follows_user_idx" ON "discussion_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_posts_topic_idx" ON "discussion_posts" USING btree ("topic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "discussion_posts_user_idx" ON "discussion_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_posts_created_idx" ON "discussion_posts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_reports_key" ON "discussion_reports" USING btree ("topic_id",coalesce("post_id", "topic_id"),"user_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_post_idx" ON "discussion_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_user_idx" ON "discussion_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_created_idx" ON "discussion_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "discussion_topics_lesson_idx" ON "discussion_topics" USING btree ("lesson_id","pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "discussion_topics_course_idx" ON "discussion_topics" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "discussion_topics_user_idx" ON "discussion_topics" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_topics_created_sort_idx" ON "discussion_topics" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discussion_topics_posts_sort_idx" ON "discussion_topics" USING btree ("post_count","id");--> statement-breakpoint
CREATE INDEX "discussion_topics_search_idx" ON "discussion_topics" USING gin ("title" gin_trgm_ops,"body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discussion_topics_unanswered_idx" ON "discussion_topics" USING btree ("created_at","id") WHERE "discussion_topics"."unanswered";--> statement-breakpoint
CREATE INDEX "discussion_topics_reported_idx" ON "discussion_topics" USING btree ("created_at","id") WHERE "discussion_topics"."reported";--> statement-breakpoint
CREATE INDEX "discussion_topics_hidden_idx" ON "discussion_topics" USING btree ("created_at","id") WHERE "discussion_topics"."has_hidden";