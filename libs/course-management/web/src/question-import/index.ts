import { lazyPart } from '@lms/ui';

/** The ways to the import into a bank and to its export, loaded with their texts when first shown. */
export const BankFiles = lazyPart({
  load: () => import('./bank-files').then((module) => module.BankFiles),
  texts: ['questionImport', 'problems'],
});
