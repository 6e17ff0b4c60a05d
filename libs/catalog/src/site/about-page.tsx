import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = ['mission', 'people', 'courses', 'access', 'partners', 'open'] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      title={t('site.about.title')}
      intro={t('site.about.intro')}
      sections={sections.map((key) => ({
        title: t(`site.about.${key}.title`),
        text: t(`site.about.${key}.text`),
      }))}
    >
      <div className={styles['actions']}>
        <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          {t('common.nav.contact')}
        </ButtonLink>
      </div>
    </SitePage>
  );
};
