import { useTranslation } from '@lms/i18n';
import { createContext, useContext, useEffect } from 'react';

export interface Head {
  title: string;
  description?: string;
  /** Excluded from search engines: names a person, or is one of endless addresses. */
  isPrivate?: boolean;
  /** Path of the picture that networks show beside a link to the page, 1200 by 630. */
  image?: string;
  /** schema.org data as JSON-LD. */
  structuredData?: object;
}

/** On the server: receives the page's part of the document's head. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets the document's title and, on server-rendered pages, description and structured data. */
export const PageHead = (head: Head) => {
  const { t } = useTranslation();
  const collect = useContext(HeadContext);
  const title = `${head.title} · ${t('common.brand.name')}`;
  collect?.({ ...head, title });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
