import type { QuestionType } from '@lms/contract';
import type { IconPath } from '@lms/ui';

/** Drawings of the question types. */
export const typeIcons: Record<QuestionType, IconPath> = {
  SINGLE_CHOICE: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 12.2l2.5 2.5 4.5-5',
  MULTIPLE_CHOICE: 'M4 4h16v16H4zM8 12.2l2.8 2.8L16 9',
  TRUE_FALSE: 'M3 12.5 6.5 16 12 9M14.5 9l6 7M20.5 9l-6 7',
  SHORT_ANSWER: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  NUMERICAL: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  MATCHING: 'M4 6h5M15 6h5M4 18h5M15 18h5M9 6l6 12M9 18l6-12',
  ORDERING: 'M7 5v14M4 16l3 3 3-3M14 6h6M14 12h6M14 18h6',
  FILL_IN_BLANKS: 'M4 7h16M4 12h5M13 14h7M4 18h16',
  ESSAY: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
};
