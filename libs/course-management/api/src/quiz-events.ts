import { defineEvent } from '@lms/server/platform';

/** Rules were saved that let other attempts pass: pass mark, grading method or kind. */
export const quizRulesChanged = defineEvent<{ quizId: string }>('quiz.rulesChanged');
