import type { QuestionReview, TopicResult } from '@lms/learning/contract';
import { type Executor, lessons, questions, sections } from '@lms/server/database';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';

/** Tags are typed by hand, those of questions and the topics of lessons by different people. */
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
 * Sums an attempt up by the topics that lessons of the course teach, the one with most to learn
 * first. A question with several of them counts for each; one whose mark isn't shown counts for none.
 */
export const topicResults = async (
  db: Executor,
  courseId: string,
  review: Record<string, QuestionReview>,
): Promise<TopicResult[]> => {
  const marked = Object.entries(review).filter(([, { mark }]) => mark !== undefined);
  if (marked.length === 0) return [];
  const teaching = await findTeaching(db, courseId);
  if (teaching.length === 0) return [];
  const topics = new Map<string, TopicResult>();
  for (const { id, title, topics: taught } of teaching) {
    for (const [key, topic] of new Map(taught.map((topic) => [keyOf(topic), topic]))) {
      const known = topics.get(key);
      if (known) known.lessons.push({ id, title });
      else {
        const lessons = [{ id, title }];
        topics.set(key, { topic, questionCount: 0, rightCount: 0, lessons });
      }
    }
  }
  const ids = marked.map(([id]) => id);
  const tagged = await db
    .select({ id: questions.id, tags: questions.tags })
    .from(questions)
    .where(inArray(questions.id, ids));
  for (const { id, tags } of tagged) {
    for (const tag of tags) {
      const result = topics.get(keyOf(tag));
      if (!result) continue;
      result.questionCount += 1;
      if (review[id]?.state === 'right') result.rightCount += 1;
    }
  }
  const shareOf = ({ rightCount, questionCount }: TopicResult) => rightCount / questionCount;
  return [...topics.values()]
    .filter(({ questionCount }) => questionCount > 0)
    .map((result) => (shareOf(result) < 1 ? result : { ...result, lessons: [] }))
    .sort((a, b) => shareOf(a) - shareOf(b) || (a.topic < b.topic ? -1 : 1));
};
