/** What a page may cost a visitor who comes for the first time, on a cheap phone. */
export const budgets = {
  public: { js: 115, total: 260, requests: 15, lcp: 1.2, tbt: 100, cls: 0.02, slowLcp: 5 },
  auth: { js: 190, lcp: 2.2 },
  learner: { js: 260, lcp: 2.6 },
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
