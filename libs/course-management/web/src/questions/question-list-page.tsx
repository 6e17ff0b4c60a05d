import { QuestionList } from './question-list';
import { WithBank } from './with-bank';

export const Page = () => (
  <WithBank>{(bank) => <QuestionList key={bank.id} bank={bank} />}</WithBank>
);
