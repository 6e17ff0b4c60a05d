import { lazyPart } from '@lms/ui';

/** Import and export of a bank's questions, loaded with their texts when first shown. */
export const BankFiles = lazyPart({
  load: () => import('./bank-files').then((module) => module.BankFiles),
  texts: ['questionImport', 'problems'],
});
