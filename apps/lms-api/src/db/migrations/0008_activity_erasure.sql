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
DROP TRIGGER activity_log_insert_only ON activity_log;
--> statement-breakpoint
CREATE TRIGGER activity_log_insert_only BEFORE DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_erasure_only BEFORE UPDATE ON activity_log
  FOR EACH ROW EXECUTE FUNCTION refuse_activity_change();
