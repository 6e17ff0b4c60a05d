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
DROP INDEX "activity_log_at_idx";--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "system_log_at_idx" ON "system_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "system_log_level_idx" ON "system_log" USING btree ("level","at","id");--> statement-breakpoint
CREATE INDEX "system_log_source_idx" ON "system_log" USING btree ("source","at","id");--> statement-breakpoint
CREATE INDEX "system_log_status_idx" ON "system_log" USING btree ("status","at","id");--> statement-breakpoint
CREATE INDEX "system_log_request_idx" ON "system_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "system_log_search_idx" ON "system_log" USING gin ("message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activity_log_action_idx" ON "activity_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "activity_log_entity_idx" ON "activity_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "activity_log_tx_idx" ON "activity_log" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "activity_log_at_idx" ON "activity_log" USING btree ("at","id");