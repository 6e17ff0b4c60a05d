import { OfBank } from '../questions/of-bank';
import { ImportScreen } from './import-screen';

export const Page = () => <OfBank>{(bank) => <ImportScreen key={bank.id} bank={bank} />}</OfBank>;
