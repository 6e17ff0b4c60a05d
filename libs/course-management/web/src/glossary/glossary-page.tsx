import { useTranslation } from '@lms/i18n';
import { useParams } from 'react-router-dom';
import { courseListPath } from '../courses/course-paths';
import { EditorPlaceholder } from '../editor-placeholder';
import { useGetGlossaryQuery } from './glossary-api';
import { GlossaryScreen } from './glossary-screen';

export const Page = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetGlossaryQuery(id);
  if (currentData) return <GlossaryScreen glossary={currentData} />;
  return (
    <EditorPlaceholder
      call={{ error, isFetching, refetch }}
      missing={{
        title: t('courses.builder.gone'),
        text: t('courses.builder.goneText'),
        list: t('courses.builder.toList'),
      }}
      listPath={courseListPath}
    />
  );
};
