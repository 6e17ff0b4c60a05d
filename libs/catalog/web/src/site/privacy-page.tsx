import { useTranslation } from '@lms/i18n';
import { SitePage } from './site-page';

const sections = ['data', 'purpose', 'sharing', 'keeping', 'rights', 'security'] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      name="privacy"
      title={t('site.privacy.title')}
      intro={t('site.privacy.intro')}
      sections={sections.map((key) => ({
        title: t(`site.privacy.${key}.title`),
        text: t(`site.privacy.${key}.text`),
      }))}
    />
  );
};
