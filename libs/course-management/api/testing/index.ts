export { type Authoring, buildDraft, buildLesson, createAuthoring } from './draft-fixture';
export { codeOf, createMoves } from './move-fixture';
export { buildBank, buildQuestion, createBank, createQuestion } from './question-fixture';
export { createQuizTest, problemOf } from './quiz-fixture';
export * from './upload-fixture';
