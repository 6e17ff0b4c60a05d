import admin from './admin.json' with { type: 'json' };
import auth from './auth.json' with { type: 'json' };
import batches from './batches.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import certificate from './certificate.json' with { type: 'json' };
import certificates from './certificates.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import communication from './communication.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import courses from './courses.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import discussion from './discussion.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import editor from './editor.json' with { type: 'json' };
import enrolments from './enrolments.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import managedPaths from './managedPaths.json' with { type: 'json' };
import notes from './notes.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import organizations from './organizations.json' with { type: 'json' };
import paths from './paths.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import publicProfile from './publicProfile.json' with { type: 'json' };
import questionImport from './questionImport.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import quizzes from './quizzes.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import sales from './sales.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import shortcuts from './shortcuts.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import spreadsheets from './spreadsheets.json' with { type: 'json' };
import users from './users.json' with { type: 'json' };
import validation from './validation.json' with { type: 'json' };
import verification from './verification.json' with { type: 'json' };
import wishlist from './wishlist.json' with { type: 'json' };

export const es = {
  admin,
  auth,
  batches,
  cart,
  catalog,
  certificate,
  certificates,
  checkout,
  common,
  communication,
  compare,
  courses,
  dashboard,
  discussion,
  documents,
  editor,
  enrolments,
  learning,
  mail,
  managedPaths,
  notes,
  offline,
  organizations,
  paths,
  payment,
  people,
  problems,
  profile,
  publicProfile,
  questionImport,
  questions,
  quizzes,
  ratings,
  reports,
  sales,
  shell,
  shortcuts,
  site,
  spreadsheets,
  users,
  validation,
  verification,
  wishlist,
};
