import { WithBank } from '../questions/with-bank';
import { ImportScreen } from './import-screen';

export const Page = () => (
  <WithBank>{(bank) => <ImportScreen key={bank.id} bank={bank} />}</WithBank>
);
