import { DuplicateList } from './duplicate-list';
import { WithBank } from './with-bank';

export const Page = () => <WithBank>{(bank) => <DuplicateList bank={bank} />}</WithBank>;
