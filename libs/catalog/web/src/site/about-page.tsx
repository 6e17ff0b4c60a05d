import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = [
  { key: 'mission', icon: 'flag' },
  { key: 'people', icon: 'user' },
  { key: 'courses', icon: 'play' },
  { key: 'access', icon: 'check' },
  { key: 'partners', icon: 'star' },
  { key: 'open', icon: 'globe' },
] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      title={t('site.about.title')}
      intro={t('site.about.intro')}
      name="about"
      sections={sections.map(({ key, icon }) => ({
        title: t(`site.about.${key}.title`),
        text: t(`site.about.${key}.text`),
        icon,
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
