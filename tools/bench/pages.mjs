/** Budgets of a first visit on a cheap phone; network and processor are really throttled. */
export const budgets = {
  public: { js: 130, total: 260, requests: 15, lcp: 1.2, tbt: 60, cls: 0.01, slowLcp: 5 },
  auth: { js: 160, lcp: 1.3, cls: 0.01 },
  learner: { js: 260, lcp: 2.6 },
};

/** Returns the pages to measure. `serial` belongs to a valid certificate. */
export const pagesFor = (serial) => [
  { path: '/', group: 'public' },
  { path: '/', group: 'public', language: 'bn' },
  { path: '/courses', group: 'public' },
  { path: '/courses', group: 'public', language: 'bn' },
  { path: '/course/customer-service-excellence', group: 'public' },
  { path: '/course/web-development-bangla', group: 'public', language: 'bn' },
  { path: `/verify/${serial}`, group: 'public' },
  { path: '/auth/login', group: 'auth' },
  { path: '/auth/login', group: 'auth', language: 'bn' },
  { path: '/auth/registration', group: 'auth' },
  { path: '/my-courses', group: 'learner', signedIn: true },
];
