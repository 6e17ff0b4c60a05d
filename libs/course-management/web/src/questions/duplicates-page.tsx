import { DuplicateList } from './duplicate-list';
import { OfBank } from './of-bank';

export const Page = () => <OfBank>{(bank) => <DuplicateList bank={bank} />}</OfBank>;
