-- Acts of learners may be removed after a year, by a setting; those of all others are chained.
CREATE FUNCTION refuse_activity_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role <> 'ROLE_USER' OR OLD.at > now() - interval '365 days' THEN
    RAISE EXCEPTION 'activity_log is insert-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
DROP TRIGGER activity_log_insert_only ON activity_log;
--> statement-breakpoint
CREATE TRIGGER activity_log_insert_only BEFORE TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_old_acts_only BEFORE DELETE ON activity_log
  FOR EACH ROW EXECUTE FUNCTION refuse_activity_removal();
