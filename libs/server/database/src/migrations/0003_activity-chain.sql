CREATE TABLE "activity_links" (
	"position" integer PRIMARY KEY NOT NULL,
	"activity_id" uuid NOT NULL,
	"chained_at" timestamp (3) with time zone NOT NULL,
	"origin_salt" text NOT NULL,
	"origin_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_unchained" (
	"activity_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_links_activity_key" ON "activity_links" USING btree ("activity_id");
--> statement-breakpoint
INSERT INTO "activity_unchained" ("activity_id") SELECT "id" FROM "activity_log" WHERE "role" <> 'ROLE_USER';
--> statement-breakpoint
-- Acts of administrators wait for their link from the moment in which they are stored.
CREATE FUNCTION note_unchained_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_unchained (activity_id) SELECT id FROM new_rows WHERE role <> 'ROLE_USER';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_log_unchained AFTER INSERT ON activity_log
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_unchained_activity();
--> statement-breakpoint
CREATE TRIGGER activity_links_insert_only BEFORE DELETE OR TRUNCATE ON activity_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The salt goes with the address and the browser that it was mixed with.
CREATE FUNCTION refuse_link_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.origin_salt <> '' OR to_jsonb(NEW) - 'origin_salt' <> to_jsonb(OLD) - 'origin_salt' THEN
    RAISE EXCEPTION 'activity_links is insert-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_links_erasure_only BEFORE UPDATE ON activity_links
  FOR EACH ROW EXECUTE FUNCTION refuse_link_change();
