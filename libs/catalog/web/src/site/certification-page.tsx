import { programmePassMarks } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = [
  { key: 'earn', icon: 'star' },
  { key: 'marks', icon: 'check' },
  { key: 'again', icon: 'clock' },
  { key: 'shows', icon: 'document' },
  { key: 'verify', icon: 'search' },
  { key: 'revoked', icon: 'close' },
] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t, formats } = useTranslation();
  const marks = {
    skills: formats.percent(programmePassMarks.SKILLS),
    partner: formats.percent(programmePassMarks.PARTNER),
  };
  return (
    <SitePage
      title={t('site.certification.title')}
      intro={t('site.certification.intro')}
      name="certification"
      sections={sections.map(({ key, icon }) => ({
        title: t(`site.certification.${key}.title`),
        text: t(`site.certification.${key}.text`, marks),
        icon,
      }))}
    >
      <div className={styles['actions']}>
        <ButtonLink to="/verify">{t('common.nav.verify')}</ButtonLink>
        <ButtonLink to="/courses" look="secondary">
          {t('common.nav.courses')}
        </ButtonLink>
      </div>
    </SitePage>
  );
};
