CREATE TABLE "learning_paths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"course_ids" uuid[] NOT NULL,
	"sequential" boolean DEFAULT true NOT NULL,
	"saved_by" uuid,
	"rejection_reason" text,
	"submitted_at" timestamp (3) with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "learning_paths_courses_check" CHECK (cardinality("learning_paths"."course_ids") between 2 and 12)
);
--> statement-breakpoint
CREATE TABLE "path_enrolments" (
	"user_id" uuid NOT NULL,
	"path_id" uuid NOT NULL,
	"course_ids" uuid[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "path_enrolments_user_id_path_id_pk" PRIMARY KEY("user_id","path_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "path_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "part_serials" text[];--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_enrolments" ADD CONSTRAINT "path_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_enrolments" ADD CONSTRAINT "path_enrolments_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_paths_slug_key" ON "learning_paths" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "learning_paths_organization_idx" ON "learning_paths" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "learning_paths_courses_idx" ON "learning_paths" USING gin ("course_ids");--> statement-breakpoint
CREATE INDEX "learning_paths_title_sort_idx" ON "learning_paths" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "learning_paths_created_sort_idx" ON "learning_paths" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "learning_paths_updated_sort_idx" ON "learning_paths" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "learning_paths_status_sort_idx" ON "learning_paths" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "learning_paths_search_idx" ON "learning_paths" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "path_enrolments_path_idx" ON "path_enrolments" USING btree ("path_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_path_idx" ON "certificates" USING btree ("path_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_path_key" ON "certificates" USING btree ("user_id","path_id","edition");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_subject_check" CHECK (num_nonnulls("certificates"."course_id", "certificates"."path_id") = 1);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_parts_check" CHECK (num_nonnulls("certificates"."path_id", "certificates"."part_serials") <> 1);