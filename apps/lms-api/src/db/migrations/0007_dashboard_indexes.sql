CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_pending_idx" ON "users" USING btree ("id") WHERE "users"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "orders_paid_idx" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "certificates_issued_idx" ON "certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "attempts_started_idx" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "attempts_submitted_idx" ON "attempts" USING btree ("enrolment_id") WHERE "attempts"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "enrolments_created_idx" ON "enrolments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enrolments_completed_idx" ON "enrolments" USING btree ("completed_at") WHERE "enrolments"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "lesson_progress_completed_idx" ON "lesson_progress" USING btree ("completed_at") WHERE "lesson_progress"."completed_at" is not null;