import { WithBank } from './with-bank';
import { QuestionList } from './question-list';

export const Page = () => (
  <WithBank>{(bank) => <QuestionList key={bank.id} bank={bank} />}</WithBank>
);
