import { bookmarks, notes, type Transaction } from '@lms/server/database';
import type { Chance } from './chance';
import type { DemoCourse } from './load-courses';

const hour = 60 * 60 * 1000;

/** Notes of learner@demo.lms in the first video of a course, with their second in the video. */
const written = [
  {
    slug: 'web-development-bangla',
    texts: [
      { second: 12, body: 'head অংশ চোখে দেখা যায় না: শিরোনাম, charset আর CSS-এর ঠিকানা থাকে।' },
      {
        second: 44,
        body: 'শিরোনামের ধাপ মেনে চলা: h1-এর পরে h2, তার ভেতরে h3।\nনিজের পেজটা মিলিয়ে দেখতে হবে।',
      },
    ],
  },
  {
    slug: 'workplace-communication-essentials',
    texts: [{ second: 20, body: 'Say it back in my own words before I answer. Try it on Sunday.' }],
  },
];

interface NotesContext {
  tx: Transaction;
  chance: Chance;
  now: Date;
  courses: DemoCourse[];
  userId: string;
}

/** Stores notes and bookmarks of the demo learner. */
export const loadNotes = async ({ tx, chance, now, courses, userId }: NotesContext) => {
  for (const [days, { slug, texts }] of written.entries()) {
    const course = courses.find((one) => one.slug === slug);
    const lesson = course?.lessons.find(({ videoSeconds }) => videoSeconds !== null);
    if (!course || !lesson) throw new Error(`no video in "${slug}"`);
    const at = new Date(now.getTime() - (days + 1) * 24 * hour);
    const place = { userId, courseId: course.id, lessonId: lesson.id, lessonTitle: lesson.title };
    const time = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    await tx.insert(notes).values(
      texts.map(({ second, body }) => ({
        ...place,
        ...time,
        id: chance.id(at),
        body,
        positionSeconds: second,
      })),
    );
    await tx.insert(bookmarks).values({ userId, lessonId: lesson.id, createdAt: time.createdAt });
  }
};
