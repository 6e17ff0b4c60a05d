import type { QuestionReview, TopicResult } from '@lms/learning/contract';
import { type Executor, lessons, questions, sections } from '@lms/server/database';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';

/** Tags are typed by hand, those of questions and of lessons by different people. */
const keyOf = (topic: string) => topic.toLocaleLowerCase();

/** Finds the lessons of a course that name what they teach, in the course's order. */
const findTeaching = (db: Executor, courseId: string) =>
  db
    .select({ id: lessons.id, title: lessons.title, topics: lessons.topics })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .where(
      and(
        eq(lessons.courseId, courseId),
        ne(lessons.type, 'QUIZ'),
        sql`cardinality(${lessons.topics}) > 0`,
      ),
    )
    .orderBy(asc(sections.position), asc(lessons.position));

/**
 * Sums an attempt up by the tags of its questions, the topic with most to learn first. A question
 * with several tags counts for each; one whose mark isn't shown counts for none.
 */
export const topicResults = async (
  db: Executor,
  courseId: string,
  review: Record<string, QuestionReview>,
): Promise<TopicResult[]> => {
  const marked = Object.entries(review).filter(([, { mark }]) => mark !== undefined);
  if (marked.length === 0) return [];
  const ids = marked.map(([id]) => id);
  const tagged = await db
    .select({ id: questions.id, tags: questions.tags })
    .from(questions)
    .where(inArray(questions.id, ids));
  const results = new Map<string, TopicResult>();
  for (const { id, tags } of tagged) {
    for (const topic of tags) {
      const key = keyOf(topic);
      const result = results.get(key) ?? { topic, questionCount: 0, rightCount: 0, lessons: [] };
      result.questionCount += 1;
      if (review[id]?.state === 'right') result.rightCount += 1;
      results.set(key, result);
    }
  }
  if (results.size === 0) return [];
  const teaching = await findTeaching(db, courseId);
  const lessonsOf = (key: string) =>
    teaching
      .filter(({ topics }) => topics.some((topic) => keyOf(topic) === key))
      .map(({ id, title }) => ({ id, title }));
  const shareOf = ({ rightCount, questionCount }: TopicResult) => rightCount / questionCount;
  return [...results]
    .map(([key, result]) => ({
      ...result,
      lessons: shareOf(result) < 1 ? lessonsOf(key) : [],
    }))
    .sort((a, b) => shareOf(a) - shareOf(b) || (a.topic < b.topic ? -1 : 1));
};
