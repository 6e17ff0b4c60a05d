import type { Language } from '@lms/contract';
import enAdmin from '@lms/i18n/locales/en/admin.json';
import enBatches from '@lms/i18n/locales/en/batches.json';
import enEnrolments from '@lms/i18n/locales/en/enrolments.json';
import enShell from '@lms/i18n/locales/en/shell.json';
import enUsers from '@lms/i18n/locales/en/users.json';
import bnAdmin from '@lms/i18n/locales/bn/admin.json';
import bnBatches from '@lms/i18n/locales/bn/batches.json';
import bnEnrolments from '@lms/i18n/locales/bn/enrolments.json';
import bnShell from '@lms/i18n/locales/bn/shell.json';
import bnUsers from '@lms/i18n/locales/bn/users.json';
import chAdmin from '@lms/i18n/locales/ch/admin.json';
import chBatches from '@lms/i18n/locales/ch/batches.json';
import chEnrolments from '@lms/i18n/locales/ch/enrolments.json';
import chShell from '@lms/i18n/locales/ch/shell.json';
import chUsers from '@lms/i18n/locales/ch/users.json';
import esAdmin from '@lms/i18n/locales/es/admin.json';
import esBatches from '@lms/i18n/locales/es/batches.json';
import esEnrolments from '@lms/i18n/locales/es/enrolments.json';
import esShell from '@lms/i18n/locales/es/shell.json';
import esUsers from '@lms/i18n/locales/es/users.json';
import jpAdmin from '@lms/i18n/locales/jp/admin.json';
import jpBatches from '@lms/i18n/locales/jp/batches.json';
import jpEnrolments from '@lms/i18n/locales/jp/enrolments.json';
import jpShell from '@lms/i18n/locales/jp/shell.json';
import jpUsers from '@lms/i18n/locales/jp/users.json';
import deAdmin from '@lms/i18n/locales/de/admin.json';
import deBatches from '@lms/i18n/locales/de/batches.json';
import deEnrolments from '@lms/i18n/locales/de/enrolments.json';
import deShell from '@lms/i18n/locales/de/shell.json';
import deUsers from '@lms/i18n/locales/de/users.json';
import frAdmin from '@lms/i18n/locales/fr/admin.json';
import frBatches from '@lms/i18n/locales/fr/batches.json';
import frEnrolments from '@lms/i18n/locales/fr/enrolments.json';
import frShell from '@lms/i18n/locales/fr/shell.json';
import frUsers from '@lms/i18n/locales/fr/users.json';

/** The texts of the lists that are exported and imported, in every language. */
export const listTexts: Record<Language, object> = {
  en: {
    admin: enAdmin,
    batches: enBatches,
    enrolments: enEnrolments,
    shell: enShell,
    users: enUsers,
  },
  bn: {
    admin: bnAdmin,
    batches: bnBatches,
    enrolments: bnEnrolments,
    shell: bnShell,
    users: bnUsers,
  },
  ch: {
    admin: chAdmin,
    batches: chBatches,
    enrolments: chEnrolments,
    shell: chShell,
    users: chUsers,
  },
  es: {
    admin: esAdmin,
    batches: esBatches,
    enrolments: esEnrolments,
    shell: esShell,
    users: esUsers,
  },
  jp: {
    admin: jpAdmin,
    batches: jpBatches,
    enrolments: jpEnrolments,
    shell: jpShell,
    users: jpUsers,
  },
  de: {
    admin: deAdmin,
    batches: deBatches,
    enrolments: deEnrolments,
    shell: deShell,
    users: deUsers,
  },
  fr: {
    admin: frAdmin,
    batches: frBatches,
    enrolments: frEnrolments,
    shell: frShell,
    users: frUsers,
  },
};
