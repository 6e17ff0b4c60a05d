import { CheckboxField, NumberField, SelectField } from '@lms/admin-ui';
import { courseKinds, programmePassMarks } from '@lms/contract';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { courseCalls } from '../courses/courses-api';
import { EntityChoicesField } from '../fields/entity-choices-field';
import { PriceField } from './price-field';

/** Builder step with the course's price and rules. */
export const SettingsStep = ({ courseId }: { courseId: string }) => {
  const { t, formats } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
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
      <EntityChoicesField
        name="prerequisiteIds"
        calls={courseCalls}
        nameField="title"
        filter={{ status: 'ACTIVE' }}
        langOf={({ language }) => language}
        except={courseId}
        empty={t('courses.form.noPrerequisites')}
      />
    </>
  );
};
