import type admin from './locales/en/admin.json';
import type auth from './locales/en/auth.json';
import type batches from './locales/en/batches.json';
import type cart from './locales/en/cart.json';
import type catalog from './locales/en/catalog.json';
import type certificate from './locales/en/certificate.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type communication from './locales/en/communication.json';
import type courses from './locales/en/courses.json';
import type dashboard from './locales/en/dashboard.json';
import type editor from './locales/en/editor.json';
import type enrolments from './locales/en/enrolments.json';
import type learning from './locales/en/learning.json';
import type notes from './locales/en/notes.json';
import type organizations from './locales/en/organizations.json';
import type problems from './locales/en/problems.json';
import type profile from './locales/en/profile.json';
import type questionImport from './locales/en/questionImport.json';
import type questions from './locales/en/questions.json';
import type quizzes from './locales/en/quizzes.json';
import type reports from './locales/en/reports.json';
import type sales from './locales/en/sales.json';
import type site from './locales/en/site.json';
import type shell from './locales/en/shell.json';
import type spreadsheets from './locales/en/spreadsheets.json';
import type users from './locales/en/users.json';
import type validation from './locales/en/validation.json';

/** English is the measure: every other language has the same keys. */
interface Resources {
  admin: typeof admin;
  auth: typeof auth;
  batches: typeof batches;
  cart: typeof cart;
  catalog: typeof catalog;
  certificate: typeof certificate;
  checkout: typeof checkout;
  common: typeof common;
  communication: typeof communication;
  courses: typeof courses;
  dashboard: typeof dashboard;
  editor: typeof editor;
  enrolments: typeof enrolments;
  learning: typeof learning;
  notes: typeof notes;
  organizations: typeof organizations;
  problems: typeof problems;
  profile: typeof profile;
  questionImport: typeof questionImport;
  questions: typeof questions;
  quizzes: typeof quizzes;
  reports: typeof reports;
  sales: typeof sales;
  shell: typeof shell;
  site: typeof site;
  spreadsheets: typeof spreadsheets;
  users: typeof users;
  validation: typeof validation;
}

/** A file of texts; a screen names those it needs. */
export type Namespace = keyof Resources;

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** A full key such as `cart.total`: one that has no English text does not compile. */
export type TextKey = Paths<Resources>;
