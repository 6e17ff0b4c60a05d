/**
 * What a page may cost a visitor who comes for the first time, on a cheap phone. The blocking time of
 * public pages (100 ms) and the paint of the others (2.2 and 2.6 s) have budgets under Lighthouse's
 * simulated line only; here the line and the processor are really slowed, and they have none.
 */
export const budgets = {
  public: { js: 115, total: 260, requests: 15, lcp: 1.2, cls: 0.02, slowLcp: 5 },
  auth: { js: 190 },
  learner: { js: 260 },
};

/** The pages that are measured. `serial` is of a certificate that is valid. */
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
