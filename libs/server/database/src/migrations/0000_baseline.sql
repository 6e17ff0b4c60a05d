-- What drizzle-kit does not write comes before and after what it does.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Eight numbers of a text (MinHash): two texts of which 85 of 100 trigrams are the same have at least
-- one in common 997 times in 1,000, two that only share some words almost never. Each comes from the
-- smallest of four hashes over the trigrams. Schemas are named, for an index is built without a path.
CREATE FUNCTION text_likeness(text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(format('%s %s %s %s %s', seed, a, b, c, d)))
  FROM (
    SELECT seed, min(hash & 65535) AS a, min(hash >> 16 & 65535) AS b,
      min(hash >> 32 & 65535) AS c, min(hash >> 48 & 65535) AS d
    FROM unnest(public.show_trgm($1)) AS trigram
    CROSS JOIN generate_series(1, 8) AS seed
    CROSS JOIN LATERAL hashtextextended(trigram, seed) AS hash
    GROUP BY seed
  ) AS smallest
$$;
--> statement-breakpoint
-- The texts of a list as one, for searches. That the text of a list never changes is not known to the
-- database of "array_to_string", which takes lists of anything.
CREATE FUNCTION joined_texts(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string($1, ' ')
$$;
--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "deleted_rows" (
	"entity" text NOT NULL,
	"id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_rows_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "see_as" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"cookie_hash" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"image_url" text,
	"roles" text[] NOT NULL,
	"organization_id" uuid,
	"occupation" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"gender" text,
	"date_of_birth" date,
	"address" jsonb,
	"social_networks" jsonb,
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"extra_time_percent" integer DEFAULT 0 NOT NULL,
	"large_text" boolean DEFAULT false NOT NULL,
	"shown_to_fellows" boolean DEFAULT true NOT NULL,
	"second_factor_secret" text,
	"second_factor_step" integer,
	"email_verified_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"scope" text NOT NULL,
	"course_ids" uuid[] DEFAULT '{}' NOT NULL,
	"min_total" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"usage_limit" integer DEFAULT 0 NOT NULL,
	"per_user_limit" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "coupons_amount_check" CHECK ("coupons"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"batch_code_id" uuid,
	CONSTRAINT "order_items_order_id_course_id_pk" PRIMARY KEY("order_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"payment_method" text NOT NULL,
	"gateway_reference" text,
	"payment_url" text,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refund_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	CONSTRAINT "orders_total_check" CHECK ("orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"return_url" text NOT NULL,
	"notification_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"order_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"organization_code" text NOT NULL,
	"organization_name" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_order_id_organization_id_pk" PRIMARY KEY("order_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"organization_id" uuid,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"subject_id" uuid,
	"entity" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	CONSTRAINT "conversation_reads_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"opener_id" uuid NOT NULL,
	"course_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"client_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "course_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"slug" text NOT NULL,
	"icon" text NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_drafts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_instructors" (
	"course_id" uuid NOT NULL,
	"instructor_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_instructors_course_id_instructor_id_pk" PRIMARY KEY("course_id","instructor_id")
);
--> statement-breakpoint
CREATE TABLE "course_prerequisites" (
	"course_id" uuid NOT NULL,
	"prerequisite_id" uuid NOT NULL,
	CONSTRAINT "course_prerequisites_course_id_prerequisite_id_pk" PRIMARY KEY("course_id","prerequisite_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'COURSE' NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"category_id" uuid,
	"organization_id" uuid NOT NULL,
	"programme" text NOT NULL,
	"label" text,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"price" integer NOT NULL,
	"image_url" text,
	"preview_video_url" text,
	"preview_captions" jsonb,
	"outcomes" text[] DEFAULT '{}' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"audiences" text[] DEFAULT '{}' NOT NULL,
	"inclusions" text[] DEFAULT '{}' NOT NULL,
	"pass_mark" integer NOT NULL,
	"sequential" boolean DEFAULT false NOT NULL,
	"lecture_count" integer DEFAULT 0 NOT NULL,
	"enrolment_count" integer DEFAULT 0 NOT NULL,
	"certificate_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" double precision DEFAULT 0 NOT NULL,
	"captioned" boolean DEFAULT true NOT NULL,
	"rejection_reason" text,
	"submitted_at" timestamp (3) with time zone,
	"revision_status" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	CONSTRAINT "courses_category_check" CHECK ("courses"."category_id" is not null or "courses"."status" not in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "courses_price_check" CHECK ("courses"."price" >= 0),
	CONSTRAINT "courses_pass_mark_check" CHECK ("courses"."pass_mark" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"preview" boolean DEFAULT false NOT NULL,
	"article" text,
	"video" jsonb,
	"document" jsonb,
	"quiz_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"image_url" text,
	"expertise" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" uuid,
	"organization_id" uuid NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "question_banks_owner_key" UNIQUE("id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question_id" uuid NOT NULL,
	"content_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_versions_question_id_content_version_pk" PRIMARY KEY("question_id","content_version")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bank_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"plain_text" text DEFAULT '' NOT NULL,
	"external_id" text,
	"type" text NOT NULL,
	"difficulty" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"default_mark" double precision DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_overrides" (
	"quiz_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_limit_minutes" integer,
	"attempts_allowed" integer,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_overrides_quiz_id_user_id_pk" PRIMARY KEY("quiz_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid NOT NULL,
	"course_id" uuid,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"time_limit_minutes" integer,
	"attempts_allowed" integer DEFAULT 0 NOT NULL,
	"pass_mark" integer NOT NULL,
	"shuffle_questions" boolean DEFAULT true NOT NULL,
	"shuffle_options" boolean DEFAULT true NOT NULL,
	"penalty" double precision DEFAULT 0 NOT NULL,
	"grading_method" text DEFAULT 'HIGHEST' NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"review" jsonb NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_revocations" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"revoked_by" uuid,
	"revoked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"serial" text NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"course_title" text NOT NULL,
	"organization_name" text NOT NULL,
	"language" text NOT NULL,
	"percent" double precision,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"response" jsonb,
	"flagged" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"fraction" double precision,
	"marked_by" uuid,
	"marked_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "attempt_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quiz_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"items" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"score" double precision,
	"max_score" double precision NOT NULL,
	"percent" double precision,
	"passed" boolean,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'VISIBLE' NOT NULL,
	CONSTRAINT "course_ratings_stars_check" CHECK ("course_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"order_id" uuid,
	"batch_code_id" uuid,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"last_lesson_id" uuid,
	"seconds_spent" double precision DEFAULT 0 NOT NULL,
	"counted_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position_seconds" double precision DEFAULT 0 NOT NULL,
	"seconds_spent" double precision DEFAULT 0 NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"enrolment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" double precision NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_days_enrolment_id_day_pk" PRIMARY KEY("enrolment_id","day")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmarks_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid,
	"lesson_title" text NOT NULL,
	"body" text NOT NULL,
	"position_seconds" integer,
	CONSTRAINT "notes_body_check" CHECK ("notes"."body" <> ''),
	CONSTRAINT "notes_position_check" CHECK ("notes"."position_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "batch_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"course_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"capacity" integer NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "batch_codes_period_check" CHECK ("batch_codes"."starts_on" <= "batch_codes"."ends_on"),
	CONSTRAINT "batch_codes_capacity_check" CHECK ("batch_codes"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "organization_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"banner_url" text,
	"description" text DEFAULT '' NOT NULL,
	"contact_person" jsonb DEFAULT '{"name":"","email":"","phone":"","designation":""}'::jsonb NOT NULL,
	"contact_language" text DEFAULT 'en' NOT NULL,
	"rejection_reason" text,
	"registration_key" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	CONSTRAINT "organizations_code_upper" CHECK ("organizations"."code" = upper("organizations"."code"))
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"organization_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dry_run" boolean NOT NULL,
	"invite" boolean NOT NULL,
	"titles" jsonb NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"batch_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"key" text NOT NULL,
	"cells" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"change" text,
	"target_id" uuid,
	"version" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept" jsonb,
	CONSTRAINT "import_rows_batch_id_row_pk" PRIMARY KEY("batch_id","row")
);
--> statement-breakpoint
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
CREATE TABLE "report_file_readers" (
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "report_file_readers_file_id_user_id_pk" PRIMARY KEY("file_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"view" text NOT NULL,
	"report" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" jsonb,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"size" bigint,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"failure" text,
	"schedule_id" uuid,
	"status" text DEFAULT 'QUEUED' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"level" text NOT NULL,
	"source" text NOT NULL,
	"message" text NOT NULL,
	"request_id" text,
	"status" integer,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "report_schedule_recipients" (
	"schedule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "report_schedule_recipients_schedule_id_user_id_pk" PRIMARY KEY("schedule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"view" text NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" jsonb,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"frequency" text NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"last_run_at" timestamp (3) with time zone,
	"stop_reason" text
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" jsonb
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "see_as" ADD CONSTRAINT "see_as_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "see_as" ADD CONSTRAINT "see_as_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_batch_code_id_batch_codes_id_fk" FOREIGN KEY ("batch_code_id") REFERENCES "public"."batch_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_opener_id_users_id_fk" FOREIGN KEY ("opener_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_parent_id_course_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_prerequisite_id_courses_id_fk" FOREIGN KEY ("prerequisite_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_course_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."course_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_category_id_course_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."course_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_bank_id_question_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."question_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_bank_owner_fk" FOREIGN KEY ("bank_id","organization_id") REFERENCES "public"."question_banks"("id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_overrides" ADD CONSTRAINT "quiz_overrides_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_overrides" ADD CONSTRAINT "quiz_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_revocations" ADD CONSTRAINT "certificate_revocations_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_revocations" ADD CONSTRAINT "certificate_revocations_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_key_id_certificate_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."certificate_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_batch_code_id_batch_codes_id_fk" FOREIGN KEY ("batch_code_id") REFERENCES "public"."batch_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_last_lesson_id_lessons_id_fk" FOREIGN KEY ("last_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_codes" ADD CONSTRAINT "batch_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_codes" ADD CONSTRAINT "batch_codes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_documents" ADD CONSTRAINT "organization_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_activity" ADD CONSTRAINT "user_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file_readers" ADD CONSTRAINT "report_file_readers_file_id_report_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."report_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file_readers" ADD CONSTRAINT "report_file_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_rows_deleted_idx" ON "deleted_rows" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "limit_counts_ends_idx" ON "limit_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mailed_tokens_user_idx" ON "mailed_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expiry_idx" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "see_as_session_idx" ON "see_as" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session_idx" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expiry_idx" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_cookie_idx" ON "sessions" USING btree ("cookie_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_organization_idx" ON "users" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_sort_idx" ON "users" USING btree ("name" collate "und-x-icu","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_username_sort_idx" ON "users" USING btree ("username" collate "und-x-icu","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_updated_sort_idx" ON "users" USING btree ("updated_at","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_status_sort_idx" ON "users" USING btree ("status","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_login_sort_idx" ON "users" USING btree ("last_login_at","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("name" gin_trgm_ops,"username" gin_trgm_ops,"phone" gin_trgm_ops,"occupation" gin_trgm_ops,"company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_pending_idx" ON "users" USING btree ("id") WHERE "users"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_organization_idx" ON "coupons" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "coupons_code_sort_idx" ON "coupons" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "coupons_kind_sort_idx" ON "coupons" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "coupons_amount_sort_idx" ON "coupons" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "coupons_starts_sort_idx" ON "coupons" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "coupons_expires_sort_idx" ON "coupons" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "coupons_status_sort_idx" ON "coupons" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "coupons_updated_sort_idx" ON "coupons" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "coupons_search_idx" ON "coupons" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_items_course_idx" ON "order_items" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "order_items_batch_idx" ON "order_items" USING btree ("batch_code_id") WHERE "order_items"."batch_code_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_key" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency_key" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_gateway_reference_key" ON "orders" USING btree ("gateway_reference");--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_paid_idx" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_number_sort_idx" ON "orders" USING btree ("number" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "orders_total_sort_idx" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_method_sort_idx" ON "orders" USING btree ("payment_method","id");--> statement-breakpoint
CREATE INDEX "orders_status_sort_idx" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_sort_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_sort_idx" ON "orders" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_refund_due_idx" ON "orders" USING btree ("id") WHERE "orders"."refund_due" > 0;--> statement-breakpoint
CREATE INDEX "orders_coupon_idx" ON "orders" USING btree ("coupon_id") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_payments_order_key" ON "demo_payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts" USING btree ("organization_id","number");--> statement-breakpoint
CREATE INDEX "activity_log_user_idx" ON "activity_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "activity_log_day_idx" ON "activity_log" USING btree ("user_id","at","action");--> statement-breakpoint
CREATE INDEX "activity_log_organization_idx" ON "activity_log" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "activity_log_at_idx" ON "activity_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_log_action_idx" ON "activity_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "activity_log_staff_idx" ON "activity_log" USING btree ("role","at","id") WHERE "activity_log"."role" <> 'ROLE_USER';--> statement-breakpoint
CREATE INDEX "activity_log_entity_idx" ON "activity_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "activity_log_subject_idx" ON "activity_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "activity_log_tx_idx" ON "activity_log" USING btree ("tx","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_course_key" ON "conversations" USING btree ("opener_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_help_desk_key" ON "conversations" USING btree ("opener_id") WHERE "conversations"."course_id" is null;--> statement-breakpoint
CREATE INDEX "conversations_course_idx" ON "conversations" USING btree ("course_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_help_desk_idx" ON "conversations" USING btree ("last_message_at") WHERE "conversations"."course_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_categories_slug_key" ON "course_categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_key" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "courses_category_idx" ON "courses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "courses_organization_idx" ON "courses" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "courses_title_trgm_idx" ON "courses" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_title_sort_idx" ON "courses" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_price_sort_idx" ON "courses" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "courses_enrolments_sort_idx" ON "courses" USING btree ("enrolment_count","id");--> statement-breakpoint
CREATE INDEX "courses_created_sort_idx" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "courses_updated_sort_idx" ON "courses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "courses_status_sort_idx" ON "courses" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "courses_revision_idx" ON "courses" USING btree ("revision_status") WHERE "courses"."revision_status" is not null;--> statement-breakpoint
CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lessons_section_idx" ON "lessons" USING btree ("section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_quiz_key" ON "lessons" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "sections_course_idx" ON "sections" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "instructors_organization_idx" ON "instructors" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "instructors_name_sort_idx" ON "instructors" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_designation_sort_idx" ON "instructors" USING btree ("designation" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_email_sort_idx" ON "instructors" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_created_sort_idx" ON "instructors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "instructors_updated_sort_idx" ON "instructors" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "instructors_status_sort_idx" ON "instructors" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "instructors_search_idx" ON "instructors" USING gin ("name" gin_trgm_ops,"designation" gin_trgm_ops,"email" gin_trgm_ops,joined_texts("expertise") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_banks_organization_idx" ON "question_banks" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "question_banks_name_sort_idx" ON "question_banks" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "question_banks_created_sort_idx" ON "question_banks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "question_banks_updated_sort_idx" ON "question_banks" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "question_banks_status_sort_idx" ON "question_banks" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "question_banks_search_idx" ON "question_banks" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_versions_author_idx" ON "question_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "questions_bank_idx" ON "questions" USING btree ("bank_id","id");--> statement-breakpoint
CREATE INDEX "questions_organization_idx" ON "questions" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "questions_organization_updated_idx" ON "questions" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "questions_text_trgm_idx" ON "questions" USING gin ("plain_text" gin_trgm_ops,"name" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "questions_tags_idx" ON "questions" USING gin ("tags") WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "questions_likeness_idx" ON "questions" USING gin (text_likeness("plain_text")) WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "questions_name_idx" ON "questions" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "questions_type_idx" ON "questions" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "questions_difficulty_idx" ON "questions" USING btree ("difficulty","id");--> statement-breakpoint
CREATE INDEX "questions_mark_idx" ON "questions" USING btree ("default_mark","id");--> statement-breakpoint
CREATE INDEX "questions_status_idx" ON "questions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "questions_created_idx" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_updated_idx" ON "questions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_organization_idx" ON "quizzes" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "quizzes_course_idx" ON "quizzes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "quizzes_title_sort_idx" ON "quizzes" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "quizzes_kind_sort_idx" ON "quizzes" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "quizzes_created_sort_idx" ON "quizzes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_updated_sort_idx" ON "quizzes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_status_sort_idx" ON "quizzes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quizzes_search_idx" ON "quizzes" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quizzes_items_idx" ON "quizzes" USING gin ("items" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "uploads_organization_idx" ON "uploads" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "uploads_user_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_file_key" ON "uploads" USING btree ("file_name");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_serial_key" ON "certificates" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_position_key" ON "certificates" USING btree ("position");--> statement-breakpoint
CREATE INDEX "certificates_issued_idx" ON "certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_course_key" ON "certificates" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "attempt_answers_marked_idx" ON "attempt_answers" USING btree ("marked_at") WHERE "attempt_answers"."marked_at" is not null;--> statement-breakpoint
CREATE INDEX "attempt_answers_marker_idx" ON "attempt_answers" USING btree ("marked_by") WHERE "attempt_answers"."marked_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_number_key" ON "attempts" USING btree ("enrolment_id","quiz_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_in_progress_key" ON "attempts" USING btree ("enrolment_id","quiz_id") WHERE "attempts"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "attempts_user_idx" ON "attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempts_quiz_idx" ON "attempts" USING btree ("quiz_id","id");--> statement-breakpoint
CREATE INDEX "attempts_questions_idx" ON "attempts" USING gin (jsonb_path_query_array("items", '$[*].questionId') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "attempts_started_idx" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "attempts_results_idx" ON "attempts" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"quiz_id","enrolment_id","percent","passed") WHERE "attempts"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "attempts_submitted_idx" ON "attempts" USING btree ("enrolment_id") WHERE "attempts"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "attempts_deadline_idx" ON "attempts" USING btree ("deadline_at") WHERE "attempts"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE UNIQUE INDEX "course_ratings_user_course_key" ON "course_ratings" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_ratings_user_idx" ON "course_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_ratings_newest_idx" ON "course_ratings" USING btree ("course_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "course_ratings"."status" = 'VISIBLE' and "course_ratings"."review" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_user_course_key" ON "enrolments" USING btree ("user_id","course_id") WHERE "enrolments"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "enrolments_batch_idx" ON "enrolments" USING btree ("batch_code_id") WHERE "enrolments"."batch_code_id" is not null;--> statement-breakpoint
CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrolments_user_idx" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrolments_created_sort_idx" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_completed_sort_idx" ON "enrolments" USING btree ("completed_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_status_sort_idx" ON "enrolments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enrolments_completed_idx" ON "enrolments" USING btree ("completed_at") WHERE "enrolments"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "lesson_progress_completed_idx" ON "lesson_progress" USING btree ("completed_at") WHERE "lesson_progress"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_lesson_idx" ON "bookmarks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "notes_user_course_idx" ON "notes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "notes_course_idx" ON "notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "notes_lesson_idx" ON "notes" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_codes_code_key" ON "batch_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "batch_codes_organization_idx" ON "batch_codes" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "batch_codes_course_idx" ON "batch_codes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "batch_codes_code_sort_idx" ON "batch_codes" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "batch_codes_title_sort_idx" ON "batch_codes" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "batch_codes_starts_sort_idx" ON "batch_codes" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "batch_codes_ends_sort_idx" ON "batch_codes" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "batch_codes_capacity_sort_idx" ON "batch_codes" USING btree ("capacity","id");--> statement-breakpoint
CREATE INDEX "batch_codes_status_sort_idx" ON "batch_codes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "batch_codes_updated_sort_idx" ON "batch_codes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "batch_codes_search_idx" ON "batch_codes" USING gin ("code" gin_trgm_ops,"title" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "organization_documents_key" ON "organization_documents" USING btree ("key");--> statement-breakpoint
CREATE INDEX "organization_documents_organization_idx" ON "organization_documents" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_code_key" ON "organizations" USING btree ("code") WHERE "organizations"."status" <> 'REJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_registration_key" ON "organizations" USING btree ("registration_key");--> statement-breakpoint
CREATE INDEX "organizations_code_sort_idx" ON "organizations" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_name_sort_idx" ON "organizations" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_email_sort_idx" ON "organizations" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_type_sort_idx" ON "organizations" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "organizations_created_sort_idx" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organizations_updated_sort_idx" ON "organizations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "organizations_status_sort_idx" ON "organizations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "organizations_search_idx" ON "organizations" USING gin ("name" gin_trgm_ops,"code" gin_trgm_ops,"email" gin_trgm_ops,("contact_person"->>'name') gin_trgm_ops,("contact_person"->>'email') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "import_rows_key_idx" ON "import_rows" USING btree ("batch_id","key");--> statement-breakpoint
CREATE INDEX "question_changes_quiz_idx" ON "question_changes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "question_statistics_question_idx" ON "question_statistics" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "user_activity_period_idx" ON "user_activity" USING btree ("grain","starts_on","user_id");--> statement-breakpoint
CREATE INDEX "report_file_readers_user_idx" ON "report_file_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_files_user_idx" ON "report_files" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "report_files_expiry_idx" ON "report_files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "system_log_at_idx" ON "system_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "system_log_level_idx" ON "system_log" USING btree ("level","at","id");--> statement-breakpoint
CREATE INDEX "system_log_source_idx" ON "system_log" USING btree ("source","at","id");--> statement-breakpoint
CREATE INDEX "system_log_duration_idx" ON "system_log" USING btree ("duration_ms" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "system_log_request_idx" ON "system_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "system_log_search_idx" ON "system_log" USING gin ("message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_schedule_recipients_user_idx" ON "report_schedule_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_user_idx" ON "report_schedules" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "report_schedules_due_idx" ON "report_schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_views_name_key" ON "report_views" USING btree ("user_id","report","name");--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("run_at") WHERE "jobs"."finished_at" is null;
--> statement-breakpoint
-- A crash may forget what was counted: nothing of it is written to the log of the database.
ALTER TABLE limit_counts SET UNLOGGED;
--> statement-breakpoint
-- Certificates, their revocations and the keys that prove them are only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificate_revocations_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificate_revocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificate_keys_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificate_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The log still only grows, save for one thing: where it was done from goes with whoever did it.
CREATE FUNCTION refuse_activity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.ip <> '' OR NEW.user_agent <> ''
    OR to_jsonb(NEW) - 'ip' - 'user_agent' <> to_jsonb(OLD) - 'ip' - 'user_agent' THEN
    RAISE EXCEPTION 'activity_log is insert-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_log_insert_only BEFORE DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_erasure_only BEFORE UPDATE ON activity_log
  FOR EACH ROW EXECUTE FUNCTION refuse_activity_change();
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
