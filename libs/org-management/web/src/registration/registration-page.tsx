import { useTranslation } from '@lms/i18n';
import { ContactDetails, lazyForm, PageHead, Rosette } from '@lms/ui';
import styles from './registration.module.css';

const steps = ['tell', 'check', 'begin'] as const;

/** Courses of many organizations side by side. */
const flowers = [
  ['tell', 'soft-skills'],
  ['check', 'web-development'],
  ['begin', 'customer-service'],
] as const;

const RegistrationForm = lazyForm(
  () => import('./registration-form').then((module) => module.RegistrationForm),
  80,
);

export const prefetch = () => Promise.resolve();

/** Page on which an organization asks to join. */
export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('organizations.join.title')} description={t('organizations.join.intro')} />
      <div className={styles['head']}>
        <h1>{t('organizations.join.title')}</h1>
        <p>{t('organizations.join.intro')}</p>
        <div className={styles['flowers']}>
          {flowers.map(([slug, category]) => (
            <Rosette key={slug} slug={slug} category={category} />
          ))}
        </div>
      </div>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <h2>{t(`organizations.join.step.${step}.title`)}</h2>
            <p>{t(`organizations.join.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className={styles['form']}>
        <h2>{t('organizations.join.formTitle')}</h2>
        <noscript>
          <p>{t('organizations.join.noScript')}</p>
          <ContactDetails />
        </noscript>
        <RegistrationForm />
      </section>
    </div>
  );
};
