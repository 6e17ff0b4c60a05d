import { useTranslation } from '@lms/i18n';
import { ButtonLink, FaintRosette, PageHead, type PageModule } from '@lms/ui';
import styles from './message-page.module.css';

/** Explanation and onward link by HTTP status. */
const errors = {
  403: { name: 'forbidden', way: { to: '/contact', text: 'common.nav.contact' } },
  404: { name: 'notFound', way: { to: '/courses', text: 'common.notFound.courses' } },
  500: { name: 'fault', way: { to: '/contact', text: 'common.nav.contact' } },
} as const;

/** Error page of an HTTP status, which the server answers as well. */
export const errorPage = (status: keyof typeof errors): PageModule => {
  const { name, way } = errors[status];
  const Page = () => {
    const { t } = useTranslation();
    const title = t(`common.${name}.title`);
    return (
      <div className={`container ${styles['message']}`}>
        <PageHead title={title} />
        <FaintRosette />
        <h1>{title}</h1>
        <p>{t(`common.${name}.text`)}</p>
        <div className={styles['actions']}>
          <ButtonLink to="/">{t('common.notFound.home')}</ButtonLink>
          <ButtonLink to={way.to} look="secondary">
            {t(way.text)}
          </ButtonLink>
        </div>
      </div>
    );
  };
  return { Page, prefetch: () => Promise.resolve(status) };
};
