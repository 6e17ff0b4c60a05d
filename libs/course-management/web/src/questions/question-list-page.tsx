import { OfBank } from './of-bank';
import { QuestionList } from './question-list';

export const Page = () => <OfBank>{(bank) => <QuestionList key={bank.id} bank={bank} />}</OfBank>;
