import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Audience,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  Difficulty,
  LessonType,
  Programme,
  QuestionAnswer,
  QuestionPair,
  QuestionType,
  QuizKind,
} from '@lms/contract';

/** `content/README.md` tells what each field means. */
export type LessonFile = { title: string; minutes: number; preview?: boolean } & (
  | { type: 'ARTICLE' | 'DOCUMENT'; file: string }
  | { type: 'VIDEO'; video: string }
  | { type: 'QUIZ'; quiz: string }
);

interface InstructorFile {
  key: string;
  name: string;
  designation: string;
  bio: string;
}

export interface QuizFile {
  key: string;
  title: string;
  kind: QuizKind;
  instructions: string;
  timeLimitMinutes: number | null;
  attemptsAllowed: number;
  draw: number | null;
  questions: string[];
}

interface CourseFile {
  slug: string;
  kind: CourseKind;
  title: string;
  summary: string;
  category: string;
  organization: string;
  programme: Programme;
  label: CourseLabel | null;
  level: CourseLevel;
  language: CourseLanguage;
  /** Taka. */
  price: number;
  outcomes: string[];
  requirements: string[];
  audiences: Audience[];
  instructors: InstructorFile[];
  sections: { title: string; lessons: LessonFile[] }[];
  quizzes: QuizFile[];
}

export interface QuestionFile {
  key: string;
  type: QuestionType;
  text: string;
  answers: Omit<QuestionAnswer, 'id'>[];
  pairs?: Omit<QuestionPair, 'id'>[];
  caseSensitive?: boolean;
  generalFeedback: string;
  hint?: string;
  difficulty: Difficulty;
  tags: string[];
  quizzes: string[];
}

export interface CourseContent extends CourseFile {
  description: string;
  questions: QuestionFile[];
  /** An article's or a document's Markdown. */
  read: (file: string) => string;
}

/** A course that its authors still work on; a lesson may have nothing in it yet. */
interface WaitingCourseFile extends Omit<CourseFile, 'sections'> {
  status: 'DRAFT' | 'PENDING' | 'REJECTED';
  rejectionReason?: string;
  sections: { title: string; lessons: (LessonFile | EmptyLessonFile)[] }[];
}
export interface EmptyLessonFile {
  title: string;
  minutes: number;
  type: LessonType;
}

/** What the authors of a published course want to change. */
interface RevisionFile {
  course: string;
  summary: string;
  /** Taka. */
  price: number;
  /** Those that are added. */
  outcomes: string[];
  /** The section that gets a lesson, and the lesson that this one comes before. */
  section: string;
  before: string;
  lesson: LessonFile;
}

/** A task to write about, put into a published course, and what learners wrote. */
export interface EssayFile {
  course: string;
  title: string;
  instructions: string;
  text: string;
  markingGuide: string;
  answers: string[];
}

/** Beside this file in the source, beside the server in the bundle. */
const contentFolder = join(import.meta.dirname, 'content');

const readerOf = (folder: string) => (file: string) =>
  readFileSync(join(contentFolder, folder, file), 'utf8');

const readCourse = <File>(folder: string) => {
  const read = readerOf(folder);
  return {
    ...(JSON.parse(read('course.json')) as File),
    description: read('description.md'),
    questions: JSON.parse(read('questions.json')) as QuestionFile[],
    read,
  };
};

/** Every course that was written, by slug. */
export const readCourses = (): CourseContent[] =>
  readdirSync(join(contentFolder, 'courses'))
    .sort()
    .map((slug) => readCourse<CourseFile>(`courses/${slug}`));

const unfinished = [
  'safe-passwords-at-work',
  'shop-accounts-bangla',
  'spreadsheets-for-small-shops',
];

/** What waits for authors and for those who approve. */
export const readWaiting = () => {
  const read = readerOf('waiting');
  const revised = 'retail-service-skills';
  return {
    courses: unfinished.map((slug) => readCourse<WaitingCourseFile>(`waiting/${slug}`)),
    revision: {
      ...(JSON.parse(read(`${revised}/revision.json`)) as RevisionFile),
      read: readerOf(`waiting/${revised}`),
    },
    essays: JSON.parse(read('essays.json')) as EssayFile[],
  };
};
export type WaitingCourse = ReturnType<typeof readWaiting>['courses'][number];
export type Revision = ReturnType<typeof readWaiting>['revision'];
