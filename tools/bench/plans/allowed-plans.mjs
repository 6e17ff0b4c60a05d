/**
 * Calls whose statements may read half of a large table or more, with the tables and the reason. The
 * limit of time holds for them, too.
 */
export const allowedPlans = [
  {
    call: /\/find as \w+: search common/,
    tables: ['users', 'orders', 'enrolments', 'questions'],
    reason: 'half of all rows match, and the count ends at its bound',
  },
  {
    call: /^\/report\/.*: (thisYear|all)$/,
    tables: ['orders', 'users', 'questions', 'enrolments'],
    reason: 'sums up all that lies in the range',
  },
  {
    call: /^\/report\/generate-report\/find as system: /,
    tables: ['users'],
    reason: 'an order by a count adds up everybody first',
  },
  {
    call: /^\/report\/overview-statistic-report\/summary as system: /,
    tables: ['users'],
    reason: 'the number of accounts by role is of all accounts',
  },
  {
    call: /^\/dashboard as /,
    tables: ['enrolments'],
    reason: 'whoever studied in the last sixty days is much of all',
  },
  {
    call: /^\/enrolment\/learner\/find as organization: /,
    tables: ['enrolments'],
    reason: 'a third of all learners study with each of three partners here',
  },
  {
    call: /^\/(order|question)\/find as organization: filter /,
    tables: ['orders', 'questions'],
    reason: 'most rows have the value, and few of them are of the partner',
  },
  {
    call: /^\/quiz\/find as \w+: /,
    tables: ['questions'],
    reason: 'all questions lie in a dozen banks here, and quizzes draw from them',
  },
];
