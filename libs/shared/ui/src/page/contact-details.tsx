import { demoSiteContact, type SiteContact } from '@lms/contract';
import { createContext, useContext } from 'react';

/** Contact details on the server; a browser reads them from the document. */
export const SiteContactContext = createContext<SiteContact | null>(null);

/** Vite's document in development has none. */
const ofDocument = (): SiteContact => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site-contact"]');
  return meta ? (JSON.parse(meta.content) as SiteContact) : demoSiteContact;
};

/** Contact details of the site's operator: mail, telephone and address, as far as given. */
export const ContactDetails = ({ className }: { className?: string }) => {
  const { email, phone, address } = useContext(SiteContactContext) ?? ofDocument();
  return (
    <ul className={className}>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {address && <li lang={/\p{Script=Bengali}/u.test(address) ? 'bn' : 'en'}>{address}</li>}
    </ul>
  );
};
