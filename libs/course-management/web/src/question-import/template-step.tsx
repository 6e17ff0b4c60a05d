import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import { type TemplateFormat, templateFormats } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { saveUrl } from '@lms/ui';
import { Button } from 'antd';
import { questionImportApi } from './question-import-api';

/** Downloads a template for authors without a file. */
export const TemplateStep = () => {
  const { t, i18n } = useTranslation();
  const [getTemplate, { error, isLoading, originalArgs }] =
    questionImportApi.useGetImportTemplateMutation();
  const save = async (format: TemplateFormat) => {
    const { data } = await getTemplate({ format, language: i18n.language === 'bn' ? 'bn' : 'en' });
    if (data) saveUrl(`question-template.${format}`, data.url);
  };
  return (
    <section className={styles['step']}>
      <h2>{t('questionImport.template.title')}</h2>
      <p>{t('questionImport.template.text')}</p>
      <div className={styles['actions']}>
        {templateFormats.map((format) => (
          <Button
            key={format}

            {...whileBusy(isLoading && originalArgs?.format === format)}
            onClick={() => void save(format)}
          >
            {t(`questionImport.template.${format}`)}
          </Button>
        ))}
      </div>
      {error && <ProblemNotice problem={toCallProblem(error)} />}
    </section>
  );
};
