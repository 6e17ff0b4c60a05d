import {
  EntityEditor,
  EntitySelectField,
  NumberField,
  TextAreaField,
  TextField,
} from '@lms/admin-ui';
import {
  type CourseCategory,
  type CourseCategoryInput,
  courseCategoryResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { courseCategoryCalls } from './course-categories-api';

const emptyInput: CourseCategoryInput = {
  name: { en: '', bn: '' },
  description: { en: '', bn: '' },
  slug: '',
  icon: '',
  parentId: null,
  position: 0,
};

const toInput = ({
  name,
  description,
  slug,
  icon,
  parentId,
  position,
}: CourseCategory): CourseCategoryInput => ({ name, description, slug, icon, parentId, position });

const useLabels = () => {
  const { t } = useTranslation();
  const inLanguages = (field: string, label: string) => ({
    [`${field}.en`]: t('admin.form.languageEn', { field: label }),
    [`${field}.bn`]: t('admin.form.languageBn', { field: label }),
  });
  return {
    ...inLanguages('name', t('admin.courseCategory.name')),
    ...inLanguages('description', t('admin.courseCategory.description')),
    slug: t('admin.courseCategory.slug'),
    icon: t('admin.courseCategory.icon'),
    parentId: t('admin.courseCategory.parentId'),
    position: t('admin.courseCategory.position'),
  };
};

interface CourseCategoryFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const CourseCategoryForm = (props: CourseCategoryFormProps) => {
  const { t, formats } = useTranslation();
  const nameOf = (item: CourseCategoryInput) => formats.content(item.name);
  return (
    <EntityEditor
      {...props}
      resource={courseCategoryResource}
      calls={courseCategoryCalls}
      titles={{ create: t('admin.courseCategory.create'), edit: t('admin.courseCategory.edit') }}
      labels={useLabels()}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={nameOf}
    >
      <TextField name="name.en" lang="en" />
      <TextField name="name.bn" lang="bn" />
      <TextAreaField name="description.en" lang="en" />
      <TextAreaField name="description.bn" lang="bn" />
      <TextField name="slug" />
      <TextField name="icon" />
      <EntitySelectField
        name="parentId"
        calls={courseCategoryCalls}
        nameOf={nameOf}
        none={t('admin.form.none')}
        except={props.entityId}
      />
      <NumberField name="position" />
    </EntityEditor>
  );
};
