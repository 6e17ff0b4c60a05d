-- The log of what people do is only ever added to.
CREATE TRIGGER activity_log_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
