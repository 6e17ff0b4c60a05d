import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Audience,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  Difficulty,
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

export interface InstructorFile {
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

export interface CourseFile {
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

/** Beside this file in the source, beside the server in the bundle. */
const coursesFolder = join(import.meta.dirname, 'content/courses');

const readCourse = (folder: string): CourseContent => {
  const read = (file: string) => readFileSync(join(coursesFolder, folder, file), 'utf8');
  return {
    ...(JSON.parse(read('course.json')) as CourseFile),
    description: read('description.md'),
    questions: JSON.parse(read('questions.json')) as QuestionFile[],
    read,
  };
};

/** Every course that was written, by slug. */
export const readCourses = (): CourseContent[] => readdirSync(coursesFolder).sort().map(readCourse);
