/** Links of every header, in the specification's order. */
export const siteLinks = [
  { key: 'about', path: '/about' },
  { key: 'skills', path: '/skills' },
  { key: 'certification', path: '/certification' },
  { key: 'partners', path: '/partners' },
  { key: 'contact', path: '/contact' },
] as const;
