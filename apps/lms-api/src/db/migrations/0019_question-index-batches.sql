ALTER INDEX "questions_text_trgm_idx" SET (fastupdate=true, gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "questions_tags_idx" SET (fastupdate=true, gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "questions_likeness_idx" SET (fastupdate=true, gin_pending_list_limit=256);
