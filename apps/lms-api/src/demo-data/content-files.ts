import type {
  Audience,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  CourseTerm,
  Difficulty,
  LessonType,
  Programme,
  QuestionAnswer,
  QuestionBlank,
  QuestionPair,
  QuestionType,
  QuizKind,
} from '@lms/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lesson in a content file; the fields are explained in `content/README.md`. */
export type LessonFile = {
  title: string;
  minutes: number;
  preview?: boolean;
  topics?: string[];
} & (
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
  /** Price in taka. */
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
  blanks?: (Omit<QuestionBlank, 'id' | 'answers'> & { answers: Omit<QuestionAnswer, 'id'>[] })[];
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
  /** Reads the Markdown of an article or document. */
  read: (file: string) => string;
}

/** Course that its authors still work on; its lessons may be empty. */
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

/** Changes that the authors of a published course have submitted. */
interface RevisionFile {
  course: string;
  summary: string;
  /** Price in taka. */
  price: number;
  /** Outcomes that are added. */
  outcomes: string[];
  /** Section that gets a lesson, and the lesson that it is placed before. */
  section: string;
  before: string;
  lesson: LessonFile;
}

/** Essay question for a published course, with answers of learners. */
export interface EssayFile {
  course: string;
  title: string;
  instructions: string;
  text: string;
  markingGuide: string;
  answers: string[];
}

/** Folder beside this file in the source, and beside the server in the bundle. */
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

/** Reads every written course, sorted by slug. */
export const readCourses = (): CourseContent[] =>
  readdirSync(join(contentFolder, 'courses'))
    .sort()
    .map((slug) => readCourse<CourseFile>(`courses/${slug}`));

/** Reads the glossary of a written course; none for a course without one. */
export const readGlossary = (slug: string): Omit<CourseTerm, 'id'>[] => {
  const file = join('courses', slug, 'glossary.json');
  if (!existsSync(join(contentFolder, file))) return [];
  return JSON.parse(readerOf('')(file)) as Omit<CourseTerm, 'id'>[];
};

const unfinished = [
  'safe-passwords-at-work',
  'shop-accounts-bangla',
  'spreadsheets-for-small-shops',
];

/** Reads the content of courses and essays that wait for authors, approval or marks. */
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
