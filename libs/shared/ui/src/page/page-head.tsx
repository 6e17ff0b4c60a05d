import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from '@lms/i18n';

export interface Head {
  title: string;
  description?: string;
  /** Holds somebody's name: search engines are to leave it out. */
  isPrivate?: boolean;
  /** schema.org data, as JSON. */
  structuredData?: object;
}

/** On the server: where a page leaves what belongs into the document's head. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** The document's title (and, for pages rendered on the server, description and structured data). */
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
