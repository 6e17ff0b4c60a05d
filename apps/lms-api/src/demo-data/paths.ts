import type { CourseLanguage } from '@lms/contract';
import { learningPaths, pathEnrolments, type Transaction } from '@lms/server/database';
import type { Chance } from './chance';
import type { DemoCourse } from './load-courses';
import { toRichText } from './markdown';

const day = 24 * 60 * 60 * 1000;

interface DemoPath {
  slug: string;
  title: string;
  summary: string;
  description: string;
  language: CourseLanguage;
  organization: string;
  courses: string[];
  status: 'ACTIVE' | 'PENDING';
  daysAgo: number;
}

const demoPaths: DemoPath[] = [
  {
    slug: 'front-end-web-developer',
    title: 'Front-end web developer',
    summary:
      'From the first page to one that answers, fits every screen and leaves nobody out: what an employer expects of a junior web developer.',
    description:
      'Begin with the two languages of every page, make it fit a phone, then let it answer. The last course shows how people with disabilities use what you have built.\n\nAllow a few hours a week; most learners finish in three months.',
    language: 'en',
    organization: 'BCC',
    courses: [
      'html-and-css-foundations',
      'responsive-web-design',
      'javascript-for-beginners',
      'web-accessibility-in-practice',
    ],
    status: 'ACTIVE',
    daysAgo: 60,
  },
  {
    slug: 'byabsha-online',
    title: 'নিজের ব্যবসা অনলাইনে',
    summary: 'নিজের ওয়েবসাইট বানান, ফেসবুক পেজ চালান, আর ক্রেতার কাছে পৌঁছে যান।',
    description:
      'প্রথমে নিজের একটি ওয়েবসাইট তৈরি করতে শিখুন, তারপর ফেসবুক পেজে নিয়মিত ও নিরাপদে ক্রেতাদের সঙ্গে কথা বলুন।',
    language: 'bn',
    organization: 'BCC',
    courses: ['web-development-bangla', 'facebook-page-management-bangla'],
    status: 'ACTIVE',
    daysAgo: 30,
  },
  {
    slug: 'script-and-sell',
    title: 'Script it, sell it',
    summary: 'Program a small shop’s page and bring people to it.',
    description: '',
    language: 'en',
    organization: 'SHIKKHA',
    courses: ['javascript-for-beginners', 'facebook-page-management-bangla'],
    status: 'PENDING',
    daysAgo: 2,
  },
];

interface PathContext {
  tx: Transaction;
  chance: Chance;
  now: Date;
  organizationIds: Map<string, string>;
  courses: DemoCourse[];
  /** Learner who follows the first path. */
  userId: string;
}

/** Stores learning paths, one of which waits for approval, and lets the demo learner follow one. */
export const loadPaths = async (context: PathContext) => {
  const { tx, chance, now, organizationIds, courses, userId } = context;
  const rows = demoPaths.map(({ organization, courses: slugs, daysAgo, ...path }) => {
    const at = new Date(now.getTime() - daysAgo * day);
    const found = slugs.flatMap((slug) => courses.find((course) => course.slug === slug)?.id ?? []);
    if (found.length < slugs.length) throw new Error(`a course of "${path.slug}" is missing`);
    return {
      ...path,
      id: chance.id(at),
      description: toRichText(path.description),
      level: 'BEGINNER' as const,
      organizationId: organizationIds.get(organization)!,
      courseIds: found,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      submittedAt: at.toISOString(),
    };
  });
  await tx.insert(learningPaths).values(rows);
  const [first] = rows;
  const startedAt = new Date(now.getTime() - 20 * day).toISOString();
  const { id: pathId, courseIds } = first!;
  await tx.insert(pathEnrolments).values({ userId, pathId, courseIds, startedAt });
};
