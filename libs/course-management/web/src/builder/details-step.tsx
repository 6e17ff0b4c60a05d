import { ChoicesField, SelectField, TextAreaField, TextField } from '@lms/admin-ui';
import {
  audiences,
  courseInclusions,
  courseLabels,
  courseLanguages,
  courseLevels,
  type Programme,
  programmePassMarks,
  programmes,
} from '@lms/contract';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { EntityChoicesField } from '../fields/entity-choices-field';
import { LinesField } from '../fields/lines-field';
import { PictureField } from '../fields/picture-field';
import { RichTextField } from '../fields/rich-text-field';
import { instructorCalls } from '../instructors/instructors-api';
import styles from './builder.module.css';
import { CategoryField } from './category-field';
import { PreviewVideoField } from './preview-video-field';

/** Changes the pass mark with the programme, if it was the programme's default. */
const useProgrammePassMark = () => {
  const { values, setFieldValue } = useFormikContext<CourseDraft>();
  const { programme, passMark } = values;
  const before = useRef<Programme>(programme);
  useEffect(() => {
    if (before.current === programme) return;
    const wasDefault = passMark === programmePassMarks[before.current];
    before.current = programme;
    if (wasDefault) void setFieldValue('passMark', programmePassMarks[programme]);
  }, [programme, passMark, setFieldValue]);
};

/** Builder step with the course's description and audience. */
export const DetailsStep = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  useProgrammePassMark();
  const lang = values.language;
  return (
    <>
      <TextField name="title" lang={lang} />
      <TextAreaField name="summary" lang={lang} rows={3} />
      <RichTextField name="description" lang={lang} disabled={!mayWrite} />
      <CategoryField />
      <EntityChoicesField
        name="instructorIds"
        calls={instructorCalls}
        nameField="name"
        filter={{ status: 'ACTIVE' }}
        empty={t('courses.form.noInstructors')}
      />
      <div className={styles['pair']}>
        <SelectField
          name="language"
          options={courseLanguages.map((value) => ({
            value,
            label: t(`courses.language.${value}`),
          }))}
        />
        <SelectField
          name="level"
          options={courseLevels.map((value) => ({ value, label: t(`courses.level.${value}`) }))}
        />
        <SelectField
          name="programme"
          options={programmes.map((value) => ({ value, label: t(`courses.programme.${value}`) }))}
        />
        <SelectField
          name="label"
          none={t('admin.form.none')}
          options={courseLabels.map((value) => ({ value, label: value }))}
        />
      </div>
      <LinesField name="outcomes" lang={lang} />
      <LinesField name="requirements" lang={lang} />
      <ChoicesField
        name="audiences"
        options={audiences.map((value) => ({ value, label: t(`catalog.audience.${value}`) }))}
      />
      <ChoicesField
        name="inclusions"
        options={courseInclusions.map((value) => ({
          value,
          label: t(`catalog.inclusion.${value}`),
        }))}
      />
      <PictureField name="imageUrl" />
      <PreviewVideoField />
    </>
  );
};
