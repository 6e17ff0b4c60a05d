import { useTranslation } from '@lms/i18n';
import { ContactDetails, lazyForm, PageHead } from '@lms/ui';
import styles from './registration.module.css';

const steps = ['tell', 'check', 'begin'] as const;

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
