export * from './course-category';
export * from './course-draft';
export * from './course-management-permissions';
export * from './course-management-problems';
export * from './course-rejection';
export * from './course-resource';
export * from './course';
export * from './glossary';
export * from './instructor';
export * from './learning-path';
export * from './question-bank';
export * from './question-import';
export * from './question-transfer';
export * from './question';
export * from './quiz';
export {
  type OverrideRules,
  type QuizOverride,
  quizOverrideSchema,
  removedOverrideSchema,
  savedOverrideSchema,
} from './quiz-override';
export * from './quiz-statistics';
export * from './regrade';
export * from './upload';
