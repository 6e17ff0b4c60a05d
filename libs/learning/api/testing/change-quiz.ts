import { type Quiz, type QuizInput, quizSchema } from '@lms/course-management/contract';
import type { createSignedInClient } from '@lms/server/testing';

/** Saves a quiz as its author, with some of its rules changed. */
export const changeQuiz = async (
  author: () => ReturnType<typeof createSignedInClient>,
  quizId: string,
  more: Partial<QuizInput>,
) => {
  const quiz = (await author().get(`/quiz/${quizId}`)).json<Quiz>();
  const input = Object.keys(quizSchema.fields).map((name) => [name, quiz[name as keyof Quiz]]);
  const body = { ...(Object.fromEntries(input) as QuizInput), ...more, version: quiz.version };
  return author().put(`/quiz/${quizId}`, body);
};
