import { QuestionBankList } from './question-bank-list';

export const Page = QuestionBankList;
