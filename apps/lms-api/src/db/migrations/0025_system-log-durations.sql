DROP INDEX "system_log_status_idx";--> statement-breakpoint
CREATE INDEX "system_log_duration_idx" ON "system_log" USING btree ("duration_ms" desc nulls last,"id" DESC NULLS LAST);