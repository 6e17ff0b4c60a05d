import { Form, SelectField, SubmitButton, TextField } from '@lms/admin-ui';
import { code, courseLanguages, id, programmePassMarks, programmes } from '@lms/contract';
import { type CourseDraft, courseDraftSchema } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { useNavigate } from 'react-router-dom';
import type { InferType } from 'yup';
import { builderPath } from '../courses/course-paths';
import { coursesApi } from '../courses/courses-api';
import { OwnerField, useNamesOwner } from '../fields/owner-field';
import styles from './builder.module.css';
import { CategoryField } from './category-field';

const ownSchema = courseDraftSchema
  .pick(['title', 'language', 'programme'])
  .shape({ categoryId: id().required(code('required')), organizationId: id() });
/** Schema for those who reach all organizations: they have to name the owner. */
const anySchema = ownSchema.shape({ organizationId: id().required(code('required')) });
type FirstValues = InferType<typeof ownSchema>;

const rest: Omit<CourseDraft, keyof FirstValues | 'passMark'> = {
  kind: 'COURSE',
  summary: '',
  description: '',
  instructorIds: [],
  label: null,
  level: 'BEGINNER',
  price: 0,
  imageUrl: null,
  previewVideoUrl: null,
  outcomes: [],
  requirements: [],
  audiences: [],
  inclusions: [],
  sequential: false,
  prerequisiteIds: [],
  sections: [],
};

/** Form with the few fields that a new course needs; the builder opens afterwards. */
export const NewCourse = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createCourse] = coursesApi.useCreateCourseMutation();
  const namesOwner = useNamesOwner();
  const initial = { title: '', categoryId: '', language: 'bn', programme: 'SKILLS' };
  const create = async (values: FirstValues) => {
    const { data, error } = await createCourse({
      ...rest,
      ...values,
      passMark: programmePassMarks[values.programme],
    });
    if (!data) return toCallProblem(error);
    // Back leads to the list, not to the form again.
    setTimeout(() => void navigate(builderPath(data.id), { replace: true }));
    return undefined;
  };
  return (
    <>
      <PageHead title={t('courses.new.title')} />
      <h1>{t('courses.new.title')}</h1>
      <p>{t('courses.new.text')}</p>
      <div className={styles['narrow']}>
        <Form
          schema={namesOwner ? anySchema : ownSchema}
          initialValues={initial as FirstValues}
          labels={{
            title: t('courses.field.title'),
            categoryId: t('courses.field.categoryId'),
            organizationId: t('courses.field.organizationId'),
            language: t('courses.field.language'),
            programme: t('courses.field.programme'),
          }}
          onSubmit={create}
        >
          <OwnerField name="organizationId" />
          <TextField name="title" />
          <CategoryField />
          <SelectField
            name="language"
            options={courseLanguages.map((value) => ({
              value,
              label: t(`courses.language.${value}`),
            }))}
          />
          <SelectField
            name="programme"
            options={programmes.map((value) => ({ value, label: t(`courses.programme.${value}`) }))}
          />
          <div>
            <SubmitButton>{t('courses.new.create')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
};
