import { useTranslation } from '@lms/i18n';
import { EditorPlaceholder, type EditorPlaceholderProps } from '../editor-placeholder';
import { courseListPath } from './course-paths';

/** Stands for an editor of a course that is loaded, is not there or could not be loaded. */
export const CoursePlaceholder = ({ call }: Pick<EditorPlaceholderProps, 'call'>) => {
  const { t } = useTranslation();
  return (
    <EditorPlaceholder
      call={call}
      heading={t('courses.list.title')}
      missing={{
        title: t('courses.builder.gone'),
        text: t('courses.builder.goneText'),
        list: t('courses.builder.toList'),
      }}
      listPath={courseListPath}
    />
  );
};
