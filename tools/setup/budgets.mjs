import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fail, root, StepFailed } from './run.mjs';

/** JavaScript that a first visit may cost, in KB of 1024 bytes, brotli. */
const budgets = { public: 130, auth: 190, learner: 260, management: 320 };

/** Every page, as the router imports it, under the budget that it has to keep. */
const pages = {
  public: [
    'apps/lms-web/src/shell/error-page.tsx',
    'libs/cart/src/cart-page/cart-page.tsx',
    'libs/catalog/src/course/course-page.tsx',
    'libs/catalog/src/course/preview-page.tsx',
    'libs/catalog/src/landing/landing-page.tsx',
    'libs/catalog/src/organization/organization-page.tsx',
    'libs/catalog/src/search/search-page.tsx',
    'libs/catalog/src/site/about-page.tsx',
    'libs/catalog/src/site/certification-page.tsx',
    'libs/catalog/src/site/contact-page.tsx',
    'libs/catalog/src/site/partners-page.tsx',
    'libs/catalog/src/site/privacy-page.tsx',
    'libs/catalog/src/site/skills-page.tsx',
    'libs/catalog/src/site/support-terms-page.tsx',
    'libs/learning/src/certificate/certificate-page.tsx',
    'libs/learning/src/certificate/verify-page.tsx',
    'libs/org-management/src/registration/registration-page.tsx',
  ],
  auth: [
    'libs/auth/src/pages/forgot-password-page.tsx',
    'libs/auth/src/pages/login-page.tsx',
    'libs/auth/src/pages/registration-page.tsx',
    'libs/auth/src/pages/reset-password-page.tsx',
    'libs/auth/src/pages/verify-email-page.tsx',
  ],
  learner: [
    'libs/cart/src/checkout/checkout-page.tsx',
    'libs/cart/src/checkout/result-page.tsx',
    'libs/learning/src/my-courses/my-courses-page.tsx',
    'libs/learning/src/player/continue-page.tsx',
    'libs/learning/src/player/lesson-page.tsx',
    'libs/learning/src/quiz/attempt-page.tsx',
  ],
  management: [
    'apps/lms-web/src/shell/roles-page.tsx',
    'libs/auth/src/profile/profile-page.tsx',
    'libs/cart/src/sales/coupon-list-page.tsx',
    'libs/cart/src/sales/order-list-page.tsx',
    'libs/course-management/src/approval/course-review-page.tsx',
    'libs/course-management/src/builder/course-builder-page.tsx',
    'libs/course-management/src/course-categories/course-category-list-page.tsx',
    'libs/course-management/src/courses/active-course-list-page.tsx',
    'libs/course-management/src/courses/course-list-page.tsx',
    'libs/course-management/src/courses/pending-course-list-page.tsx',
    'libs/course-management/src/instructors/instructor-list-page.tsx',
    'libs/course-management/src/question-banks/question-bank-list-page.tsx',
    'libs/course-management/src/question-import/question-import-page.tsx',
    'libs/course-management/src/questions/duplicates-page.tsx',
    'libs/course-management/src/questions/question-editor-page.tsx',
    'libs/course-management/src/questions/question-list-page.tsx',
    'libs/course-management/src/quizzes/quiz-editor-page.tsx',
    'libs/course-management/src/quizzes/quiz-list-page.tsx',
    'libs/dashboard/src/dashboard-page.tsx',
    'libs/learning/src/enrolments/enrolment-import-page.tsx',
    'libs/learning/src/enrolments/enrolment-list-page.tsx',
    'libs/learning/src/marking/marking-page.tsx',
    'libs/org-management/src/batch-codes/batch-code-import-page.tsx',
    'libs/org-management/src/batch-codes/batch-code-list-page.tsx',
    'libs/org-management/src/organizations/active-organization-list-page.tsx',
    'libs/org-management/src/organizations/organization-review-page.tsx',
    'libs/org-management/src/organizations/pending-organization-list-page.tsx',
    'libs/org-management/src/settings/organization-info-page.tsx',
    'libs/org-management/src/user-page/user-page.tsx',
    'libs/org-management/src/users/pending-user-list-page.tsx',
    'libs/org-management/src/users/tenant-user-list-page.tsx',
    'libs/org-management/src/users/user-import-page.tsx',
    'libs/org-management/src/users/users-page.tsx',
    'libs/reports/src/report-page.tsx',
  ],
};

/** What the router puts round all pages of a group. */
const frames = { management: ['apps/lms-web/src/shell/layout-frame.tsx'] };

const client = `${root}dist/apps/lms-web/client`;
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));

try {
  const known = Object.values(pages).flat().map(keyOf);
  const unknown = Object.keys(manifest).filter((key) => isPage(key) && !known.includes(key));
  if (unknown.length > 0) {
    throw new StepFailed(`Give these pages a budget in tools/setup/budgets.mjs: ${unknown}`);
  }
  const rows = Object.entries(pages).flatMap(([group, sources]) =>
    sources.map((source) => measure(group, source)),
  );
  console.table(rows);
  if (rows.some((row) => row.verdict !== 'ok')) {
    throw new StepFailed('A page is over its budget: load some of its JavaScript later.');
  }
} catch (error) {
  fail(error);
}

/** What a first visit to one page loads before the page can work: the entry and its own chunk. */
function measure(group, source) {
  const chunks = staticChunks(['index.html', ...(frames[group] ?? []).map(keyOf), keyOf(source)]);
  const bytes = [...chunks].reduce((sum, key) => sum + brotliSize(key), 0);
  const kilobytes = Number((bytes / 1024).toFixed(1));
  const verdict = bytes > budgets[group] * 1024 ? 'OVER BUDGET' : 'ok';
  return { page: source, group, kilobytes, budget: budgets[group], verdict };
}

function isPage(key) {
  return manifest[key].isDynamicEntry && key.endsWith('-page.tsx');
}

/** The manifest names sources relative to the web app. */
function keyOf(source) {
  const key = relative('apps/lms-web', source).replaceAll('\\', '/');
  if (manifest[key]) return key;
  throw new StepFailed(`tools/setup/budgets.mjs names ${source}, which the build does not have.`);
}

/** The given chunks and all that they import before they can run. */
function staticChunks(keys, seen = new Set()) {
  for (const key of keys.filter((candidate) => !seen.has(candidate))) {
    seen.add(key);
    staticChunks(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** Files too small to be worth compressing have no `.br` beside them. */
function brotliSize(key) {
  const file = `${client}/${manifest[key].file}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
