import { useTranslation } from '@lms/i18n';
import { SitePage } from './site-page';

const sections = ['account', 'work', 'payment', 'conduct', 'availability', 'changes'] as const;

export const prefetch = () => Promise.resolve();

export const Page = () => {
  const { t } = useTranslation();
  return (
    <SitePage
      name="terms"
      title={t('site.supportTerms.title')}
      intro={t('site.supportTerms.intro')}
      sections={sections.map((key) => ({
        title: t(`site.supportTerms.${key}.title`),
        text: t(`site.supportTerms.${key}.text`),
      }))}
    />
  );
};
