/** How people reach those who run the site; each site has its own. What is empty is not shown. */
export interface SiteContact {
  email: string;
  phone: string;
  address: string;
}

/** Those of a site that was not set up yet, such as the demo. */
export const demoSiteContact: SiteContact = {
  email: 'help@skills.example.org',
  phone: '+880 2 5500 0100',
  address: 'Agargaon, Dhaka 1207',
};
