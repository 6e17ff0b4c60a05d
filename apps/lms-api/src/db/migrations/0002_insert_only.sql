-- Certificates, their revocations and the keys that prove them are only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificate_revocations_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificate_revocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificate_keys_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON certificate_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
