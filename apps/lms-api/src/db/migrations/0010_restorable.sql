CREATE TABLE "deleted_rows" (
	"entity" text NOT NULL,
	"id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_rows_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "entity" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_rows_deleted_idx" ON "deleted_rows" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "activity_log_subject_idx" ON "activity_log" USING btree ("subject_id","id");