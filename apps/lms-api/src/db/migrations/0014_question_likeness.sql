-- Eight numbers of a text (MinHash): two texts of which 85 of 100 trigrams are the same have at least
-- one in common 997 times in 1,000, two that only share some words almost never. Each comes from the
-- smallest of four hashes over the trigrams. Schemas are named, for an index is built without a path.
CREATE FUNCTION text_likeness(text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(format('%s %s %s %s %s', seed, a, b, c, d)))
  FROM (
    SELECT seed, min(hash & 65535) AS a, min(hash >> 16 & 65535) AS b,
      min(hash >> 32 & 65535) AS c, min(hash >> 48 & 65535) AS d
    FROM unnest(public.show_trgm($1)) AS trigram
    CROSS JOIN generate_series(1, 8) AS seed
    CROSS JOIN LATERAL hashtextextended(trigram, seed) AS hash
    GROUP BY seed
  ) AS smallest
$$;
--> statement-breakpoint
DROP INDEX "questions_same_text_idx";--> statement-breakpoint
DROP INDEX "questions_text_trgm_idx";--> statement-breakpoint
DROP INDEX "questions_tags_idx";--> statement-breakpoint
CREATE INDEX "questions_likeness_idx" ON "questions" USING gin (text_likeness("plain_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "questions_text_trgm_idx" ON "questions" USING gin ("plain_text" gin_trgm_ops,"name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "questions_tags_idx" ON "questions" USING gin ("tags") WITH (fastupdate=false);
