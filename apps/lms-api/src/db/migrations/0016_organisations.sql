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
DROP INDEX "organizations_code_key";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "banner_url" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_person" jsonb DEFAULT '{"name":"","email":"","phone":"","designation":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "registration_key" text;--> statement-breakpoint
ALTER TABLE "organization_documents" ADD CONSTRAINT "organization_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_documents_key" ON "organization_documents" USING btree ("key");--> statement-breakpoint
CREATE INDEX "organization_documents_organization_idx" ON "organization_documents" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_registration_key" ON "organizations" USING btree ("registration_key");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_code_key" ON "organizations" USING btree ("code") WHERE "organizations"."status" <> 'REJECTED';--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_code_upper" CHECK ("organizations"."code" = upper("organizations"."code"));