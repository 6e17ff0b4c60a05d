/** Contact details of the site's operator. Empty ones are not shown. */
export interface SiteContact {
  email: string;
  phone: string;
  address: string;
}

/** Contact details of a site that is not set up yet, such as the demo. */
export const demoSiteContact: SiteContact = {
  email: 'help@skills.example.org',
  phone: '+880 2 5500 0100',
  address: 'Agargaon, Dhaka 1207',
};
