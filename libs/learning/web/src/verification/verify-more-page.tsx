import { useLocation } from 'react-router-dom';
import { VerifyMany } from './verify-many';
import { VerifySheet } from './verify-sheet';

export { prefetchSheet as prefetch } from './verify-sheet';

/** `/verify/many` and `/verify/sheet`: one small file for what few visitors open. */
export const Page = () =>
  useLocation().pathname.includes('/sheet') ? <VerifySheet /> : <VerifyMany />;
