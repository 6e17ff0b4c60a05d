ALTER TABLE "notes" DROP CONSTRAINT "notes_body_check";--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "position_character" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_body_check" CHECK ("notes"."body" <> '' or "notes"."quote" is not null);