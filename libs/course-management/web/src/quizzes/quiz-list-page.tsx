import { QuizList } from './quiz-list';

export const Page = QuizList;
