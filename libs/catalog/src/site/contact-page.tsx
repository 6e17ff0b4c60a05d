import { useTranslation } from '@lms/i18n';
import { ContactDetails } from '@lms/ui';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = ['learners', 'organizations', 'employers'] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      title={t('site.contact.title')}
      intro={t('site.contact.intro')}
      sections={sections.map((key) => ({
        title: t(`site.contact.${key}.title`),
        text: t(`site.contact.${key}.text`),
      }))}
    >
      <section className={styles['part']}>
        <h2>{t('site.contact.write')}</h2>
        <ContactDetails className={styles['details']} />
        <p>{t('site.contact.hours')}</p>
      </section>
    </SitePage>
  );
};
