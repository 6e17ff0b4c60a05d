import { useTranslation } from '@lms/i18n';

/** Names of a term's fields, for labels and messages. */
export const useTermLabels = (): Record<string, string> => {
  const { t } = useTranslation();
  const inLanguages = (field: string, label: string) => ({
    [`${field}.en`]: t('admin.form.languageEn', { field: label }),
    [`${field}.bn`]: t('admin.form.languageBn', { field: label }),
  });
  return {
    ...inLanguages('term', t('courses.glossary.term')),
    ...inLanguages('meaning', t('courses.glossary.meaning')),
    terms: t('courses.glossary.terms'),
  };
};
