import type { LessonType, QuizKind } from '@lms/contract';
import type { QuizResult } from './attempt';

/** What is known of a quiz that is not done yet. */
export interface CompletionQuiz {
  kind: QuizKind;
  passMark: number;
  /** Combined percentage so far; `null` before the first marked attempt, and while it is hidden. */
  percent: number | null;
  needed: QuizResult['needed'];
  /** `null` means no limit. */
  attemptsLeft: number | null;
  /** True while an attempt waits for somebody to mark it. */
  waiting: boolean;
  /** Moment from which it can be taken; `null` once it has come. */
  opensAt: string | null;
  /** True if no further attempt can be started, whatever is left. */
  closed: boolean;
}

/** A lesson that has to be done: all of a course's lessons complete it. */
export interface CompletionRule {
  lessonId: string;
  title: string;
  type: LessonType;
  met: boolean;
  /** True while an earlier lesson of a sequential course is not done. */
  locked: boolean;
  /** Counted and needed seconds of a video that is not done yet. */
  watched: { seconds: number; needed: number } | null;
  quiz: CompletionQuiz | null;
}

/**
 * Answer of `GET /learning/course/{courseId}/completion` and `GET /enrolment/completion/{id}`: the
 * rules of completion, those that are not met first. A course is complete once it has lessons and
 * every rule is met; lessons that were added after a completion are no rules of it.
 */
export interface CourseCompletion {
  complete: boolean;
  rules: CompletionRule[];
}
