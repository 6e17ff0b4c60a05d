import { useTranslation } from '@lms/i18n';
import { ContactDetails, lazyForm } from '@lms/ui';
import styles from './contact.module.css';
import { SitePage } from './site-page';

const sections = [
  { key: 'learners', icon: 'user' },
  { key: 'organizations', icon: 'globe' },
  { key: 'employers', icon: 'search' },
] as const;

const ContactForm = lazyForm(
  () => import('./contact-form').then((module) => module.ContactForm),
  34,
);

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      title={t('site.contact.title')}
      intro={t('site.contact.intro')}
      name="contact"
      first={
        <div className={styles['columns']}>
          <section className={styles['details']}>
            <h2>{t('site.contact.reach')}</h2>
            <ContactDetails className={styles['list']} />
            <p className={styles['soft']}>{t('site.contact.hours')}</p>
          </section>
          <section className={styles['write']}>
            <h2>{t('site.contact.write')}</h2>
            <noscript>
              <p>{t('site.contact.noScript')}</p>
            </noscript>
            <ContactForm />
          </section>
        </div>
      }
      sections={sections.map(({ key, icon }) => ({
        title: t(`site.contact.${key}.title`),
        text: t(`site.contact.${key}.text`),
        icon,
      }))}
    />
  );
};
