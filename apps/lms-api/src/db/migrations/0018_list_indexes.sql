-- The texts of a list as one, for searches. That the text of a list never changes is not known to the
-- database of "array_to_string", which takes lists of anything.
CREATE FUNCTION joined_texts(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string($1, ' ')
$$;
--> statement-breakpoint
DROP INDEX "users_created_idx";--> statement-breakpoint
CREATE INDEX "users_name_sort_idx" ON "users" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_username_sort_idx" ON "users" USING btree ("username" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_updated_sort_idx" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_status_sort_idx" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "users_login_sort_idx" ON "users" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("name" gin_trgm_ops,"username" gin_trgm_ops,"phone" gin_trgm_ops,"occupation" gin_trgm_ops,"company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupons_code_sort_idx" ON "coupons" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "coupons_kind_sort_idx" ON "coupons" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "coupons_amount_sort_idx" ON "coupons" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "coupons_starts_sort_idx" ON "coupons" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "coupons_expires_sort_idx" ON "coupons" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "coupons_status_sort_idx" ON "coupons" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "coupons_updated_sort_idx" ON "coupons" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "coupons_search_idx" ON "coupons" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_number_sort_idx" ON "orders" USING btree ("number" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "orders_total_sort_idx" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_method_sort_idx" ON "orders" USING btree ("payment_method","id");--> statement-breakpoint
CREATE INDEX "orders_status_sort_idx" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_sort_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_sort_idx" ON "orders" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "courses_title_sort_idx" ON "courses" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_price_sort_idx" ON "courses" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "courses_enrolments_sort_idx" ON "courses" USING btree ("enrolment_count","id");--> statement-breakpoint
CREATE INDEX "courses_created_sort_idx" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "courses_updated_sort_idx" ON "courses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "courses_status_sort_idx" ON "courses" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "instructors_organization_idx" ON "instructors" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "instructors_name_sort_idx" ON "instructors" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_designation_sort_idx" ON "instructors" USING btree ("designation" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_email_sort_idx" ON "instructors" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "instructors_created_sort_idx" ON "instructors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "instructors_updated_sort_idx" ON "instructors" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "instructors_status_sort_idx" ON "instructors" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "instructors_search_idx" ON "instructors" USING gin ("name" gin_trgm_ops,"designation" gin_trgm_ops,"email" gin_trgm_ops,joined_texts("expertise") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_banks_name_sort_idx" ON "question_banks" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "question_banks_created_sort_idx" ON "question_banks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "question_banks_updated_sort_idx" ON "question_banks" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "question_banks_status_sort_idx" ON "question_banks" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "question_banks_search_idx" ON "question_banks" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quizzes_title_sort_idx" ON "quizzes" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "quizzes_kind_sort_idx" ON "quizzes" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "quizzes_created_sort_idx" ON "quizzes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_updated_sort_idx" ON "quizzes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_status_sort_idx" ON "quizzes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quizzes_search_idx" ON "quizzes" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "batch_codes_code_sort_idx" ON "batch_codes" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "batch_codes_title_sort_idx" ON "batch_codes" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "batch_codes_starts_sort_idx" ON "batch_codes" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "batch_codes_ends_sort_idx" ON "batch_codes" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "batch_codes_capacity_sort_idx" ON "batch_codes" USING btree ("capacity","id");--> statement-breakpoint
CREATE INDEX "batch_codes_status_sort_idx" ON "batch_codes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "batch_codes_updated_sort_idx" ON "batch_codes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "batch_codes_search_idx" ON "batch_codes" USING gin ("code" gin_trgm_ops,"title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_code_sort_idx" ON "organizations" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_name_sort_idx" ON "organizations" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_email_sort_idx" ON "organizations" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "organizations_type_sort_idx" ON "organizations" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "organizations_created_sort_idx" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organizations_updated_sort_idx" ON "organizations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "organizations_status_sort_idx" ON "organizations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "organizations_search_idx" ON "organizations" USING gin ("name" gin_trgm_ops,"code" gin_trgm_ops,"email" gin_trgm_ops,("contact_person"->>'name') gin_trgm_ops,("contact_person"->>'email') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");