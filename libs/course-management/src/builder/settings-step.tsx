import {
  type CourseDraft,
  courseKinds,
  type CourseTypes,
  defaultTableState,
  programmePassMarks,
  type TableState,
} from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { CheckboxField, NumberField, SelectField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { courseCalls } from '../courses/courses-api';
import { ChoicesField } from '../fields/choices-field';
import { PriceField } from './price-field';

const activeCourses = {
  ...defaultTableState,
  filter: { status: 'ACTIVE' },
  paginator: { ...defaultTableState.paginator, pageSize: 100 },
  sorting: { column: 'title', direction: 'asc' },
} as TableState<CourseTypes>;

/** What a course costs, and by what rules it is studied. */
export const SettingsStep = ({ courseId }: { courseId: string }) => {
  const { t, formats } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const { data } = courseCalls.useFind(activeCourses, {});
  const others = (data?.items ?? []).filter(({ id }) => id !== courseId);
  return (
    <>
      <PriceField />
      <NumberField
        name="passMark"
        hint={t('courses.form.passMarkHint', {
          percent: formats.percent(programmePassMarks[values.programme]),
        })}
      />
      <SelectField
        name="kind"
        options={courseKinds.map((value) => ({ value, label: t(`courses.kind.${value}`) }))}
      />
      <CheckboxField name="sequential" />
      <ChoicesField
        name="prerequisiteIds"
        empty={t('courses.form.noPrerequisites')}
        options={others.map(({ id, title, language }) => ({
          value: id,
          label: title,
          lang: language,
        }))}
      />
    </>
  );
};
