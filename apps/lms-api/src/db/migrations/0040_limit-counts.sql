-- A crash may forget what was counted: nothing of it is written to the log of the database.
CREATE UNLOGGED TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counts_ends_idx" ON "limit_counts" USING btree ("ends_at");