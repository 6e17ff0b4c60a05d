import { lazyPart } from '@lms/ui';

export { importPath } from '../questions/question-paths';

const texts = ['questionImport', 'problems'] as const;

/** The menu that saves a bank's questions as a file, with its texts, loaded when it is shown. */
export const QuestionExportMenu = lazyPart({
  load: () => import('./question-export-menu').then((module) => module.QuestionExportMenu),
  texts,
});

/** The same with the way to the import before it. */
export const BankFiles = lazyPart({
  load: () => import('./bank-files').then((module) => module.BankFiles),
  texts,
});
