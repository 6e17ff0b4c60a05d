/**
 * Budgets of a first visit on a cheap phone. Blocking time of public pages (100 ms) and paint of
 * other pages (2.2 and 2.6 s) have budgets under Lighthouse's simulated throttling only; here
 * network and processor are really throttled.
 */
export const budgets = {
  public: { js: 115, total: 260, requests: 15, lcp: 1.2, cls: 0.02, slowLcp: 5 },
  auth: { js: 190 },
  learner: { js: 260 },
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
  { path: '/my-courses', group: 'learner', signedIn: true },
];
