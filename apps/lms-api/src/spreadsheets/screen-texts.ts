import type { Language } from '@lms/contract';
import enAdmin from '@lms/texts/en/admin.json';
import enBatches from '@lms/texts/en/batches.json';
import enEnrolments from '@lms/texts/en/enrolments.json';
import enProblems from '@lms/texts/en/problems.json';
import enShell from '@lms/texts/en/shell.json';
import enSpreadsheets from '@lms/texts/en/spreadsheets.json';
import enUsers from '@lms/texts/en/users.json';
import enValidation from '@lms/texts/en/validation.json';
import bnAdmin from '@lms/texts/bn/admin.json';
import bnBatches from '@lms/texts/bn/batches.json';
import bnEnrolments from '@lms/texts/bn/enrolments.json';
import bnProblems from '@lms/texts/bn/problems.json';
import bnShell from '@lms/texts/bn/shell.json';
import bnSpreadsheets from '@lms/texts/bn/spreadsheets.json';
import bnUsers from '@lms/texts/bn/users.json';
import bnValidation from '@lms/texts/bn/validation.json';
import chAdmin from '@lms/texts/ch/admin.json';
import chBatches from '@lms/texts/ch/batches.json';
import chEnrolments from '@lms/texts/ch/enrolments.json';
import chProblems from '@lms/texts/ch/problems.json';
import chShell from '@lms/texts/ch/shell.json';
import chSpreadsheets from '@lms/texts/ch/spreadsheets.json';
import chUsers from '@lms/texts/ch/users.json';
import chValidation from '@lms/texts/ch/validation.json';
import esAdmin from '@lms/texts/es/admin.json';
import esBatches from '@lms/texts/es/batches.json';
import esEnrolments from '@lms/texts/es/enrolments.json';
import esProblems from '@lms/texts/es/problems.json';
import esShell from '@lms/texts/es/shell.json';
import esSpreadsheets from '@lms/texts/es/spreadsheets.json';
import esUsers from '@lms/texts/es/users.json';
import esValidation from '@lms/texts/es/validation.json';
import jpAdmin from '@lms/texts/jp/admin.json';
import jpBatches from '@lms/texts/jp/batches.json';
import jpEnrolments from '@lms/texts/jp/enrolments.json';
import jpProblems from '@lms/texts/jp/problems.json';
import jpShell from '@lms/texts/jp/shell.json';
import jpSpreadsheets from '@lms/texts/jp/spreadsheets.json';
import jpUsers from '@lms/texts/jp/users.json';
import jpValidation from '@lms/texts/jp/validation.json';
import deAdmin from '@lms/texts/de/admin.json';
import deBatches from '@lms/texts/de/batches.json';
import deEnrolments from '@lms/texts/de/enrolments.json';
import deProblems from '@lms/texts/de/problems.json';
import deShell from '@lms/texts/de/shell.json';
import deSpreadsheets from '@lms/texts/de/spreadsheets.json';
import deUsers from '@lms/texts/de/users.json';
import deValidation from '@lms/texts/de/validation.json';
import frAdmin from '@lms/texts/fr/admin.json';
import frBatches from '@lms/texts/fr/batches.json';
import frEnrolments from '@lms/texts/fr/enrolments.json';
import frProblems from '@lms/texts/fr/problems.json';
import frShell from '@lms/texts/fr/shell.json';
import frSpreadsheets from '@lms/texts/fr/spreadsheets.json';
import frUsers from '@lms/texts/fr/users.json';
import frValidation from '@lms/texts/fr/validation.json';

/** What the screens say of lists that go out and come in by spreadsheet. */
const screenTexts: Record<Language, object> = {
  en: {
    admin: enAdmin,
    batches: enBatches,
    enrolments: enEnrolments,
    problems: enProblems,
    shell: enShell,
    spreadsheets: enSpreadsheets,
    users: enUsers,
    validation: enValidation,
  },
  bn: {
    admin: bnAdmin,
    batches: bnBatches,
    enrolments: bnEnrolments,
    problems: bnProblems,
    shell: bnShell,
    spreadsheets: bnSpreadsheets,
    users: bnUsers,
    validation: bnValidation,
  },
  ch: {
    admin: chAdmin,
    batches: chBatches,
    enrolments: chEnrolments,
    problems: chProblems,
    shell: chShell,
    spreadsheets: chSpreadsheets,
    users: chUsers,
    validation: chValidation,
  },
  es: {
    admin: esAdmin,
    batches: esBatches,
    enrolments: esEnrolments,
    problems: esProblems,
    shell: esShell,
    spreadsheets: esSpreadsheets,
    users: esUsers,
    validation: esValidation,
  },
  jp: {
    admin: jpAdmin,
    batches: jpBatches,
    enrolments: jpEnrolments,
    problems: jpProblems,
    shell: jpShell,
    spreadsheets: jpSpreadsheets,
    users: jpUsers,
    validation: jpValidation,
  },
  de: {
    admin: deAdmin,
    batches: deBatches,
    enrolments: deEnrolments,
    problems: deProblems,
    shell: deShell,
    spreadsheets: deSpreadsheets,
    users: deUsers,
    validation: deValidation,
  },
  fr: {
    admin: frAdmin,
    batches: frBatches,
    enrolments: frEnrolments,
    problems: frProblems,
    shell: frShell,
    spreadsheets: frSpreadsheets,
    users: frUsers,
    validation: frValidation,
  },
};

/** The text of a key such as `users.field.name`; nothing where there is none. */
export const textIn = (language: Language, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
      screenTexts[language],
    );
  return typeof found === 'string' ? found : undefined;
};
