/** The domains that the calls stand in, for readers of the document. */
export const tags = {
  auth: 'Accounts: sign-up, sign-in, sessions, passwords, the second factor and the own profile',
  cart: 'Prices, checkout, payments, orders, receipts and coupons',
  catalog:
    'What visitors see: courses, categories, organizations, instructors and the contact form',
  communication: 'Notifications, messages and the stream of events',
  'course-management':
    'Courses, lessons, questions and quizzes as their authors and reviewers see them',
  dashboard: 'The first screen after signing in',
  learning: 'Studying: lessons, notes, questions, quizzes, certificates, enrolments and marking',
  'org-management': 'Organizations, their people, batch codes and the import of spreadsheets',
  reports: 'Reports, their files, views and schedules, and the activity of people',
} as const;
