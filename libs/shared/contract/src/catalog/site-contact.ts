/** How people reach those who run the site; each site has its own. */
export const siteContact = { email: 'help@skills.example.org' } as const;
