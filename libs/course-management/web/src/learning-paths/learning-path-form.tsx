import {
  CheckboxField,
  EntityEditor,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
  withOwner,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { courseLanguages, courseLevels } from '@lms/contract';
import {
  courseManagementPermissions,
  type LearningPath,
  type LearningPathInput,
  learningPathResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { OwnerField, useNamesOwner } from '../fields/owner-field';
import { RichTextField } from '../fields/rich-text-field';
import { learningPathCalls } from './learning-paths-api';
import { PathCoursesField } from './path-courses-field';

const emptyInput: LearningPathInput = {
  title: '',
  summary: '',
  description: '',
  language: 'en',
  level: 'BEGINNER',
  sequential: true,
  courseIds: [],
};

const toInput = (path: LearningPath): LearningPathInput => ({
  title: path.title,
  summary: path.summary,
  description: path.description,
  language: path.language,
  level: path.level,
  sequential: path.sequential,
  courseIds: path.courseIds,
});

const ownedResource = withOwner(learningPathResource);

/** Tells an author why a path can't be changed now, was not approved, or can't be begun. */
const PathNotes = ({ path, isLocked }: { path: LearningPath; isLocked: boolean }) => {
  const { t } = useTranslation();
  const hidden = path.courses.filter(({ status }) => status !== 'ACTIVE');
  return (
    <>
      {isLocked && <Notice>{t('managedPaths.locked')}</Notice>}
      {path.status === 'REJECTED' && path.rejectionReason && (
        <Notice>{t('managedPaths.rejected', { reason: path.rejectionReason })}</Notice>
      )}
      {hidden.length > 0 && (
        <Notice>
          {t('managedPaths.notOffered', {
            count: hidden.length,
            titles: hidden.map(({ title }) => `“${title}”`).join(', '),
          })}
        </Notice>
      )}
    </>
  );
};

interface LearningPathFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const LearningPathForm = ({ mayWrite, ...props }: LearningPathFormProps) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const { entityId } = props;
  const isNew = entityId === 'new';
  const namesOwner = useNamesOwner() && isNew;
  const { data: path } = learningPathCalls.useGet(entityId ?? '', {
    skip: isNew || entityId === undefined,
  });
  const isPublicOrWaits = path?.status === 'ACTIVE' || path?.status === 'PENDING';
  const isLocked =
    mayWrite && isPublicOrWaits && !can(courseManagementPermissions['course.approve']);
  return (
    <EntityEditor
      {...props}
      mayWrite={mayWrite && !isLocked}
      resource={namesOwner ? ownedResource : learningPathResource}
      calls={learningPathCalls}
      titles={{ create: t('managedPaths.create'), edit: t('managedPaths.edit') }}
      labels={{
        title: t('courses.field.title'),
        summary: t('managedPaths.field.summary'),
        description: t('managedPaths.field.description'),
        language: t('courses.list.language'),
        level: t('managedPaths.field.level'),
        sequential: t('managedPaths.field.sequential'),
        courseIds: t('managedPaths.field.courseIds'),
        organizationId: t('courses.field.organizationId'),
      }}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={({ title }) => title}
    >
      {path && <PathNotes path={path} isLocked={isLocked} />}
      {isNew && <OwnerField name="organizationId" />}
      <TextField name="title" />
      <TextAreaField name="summary" />
      <PathCoursesField stored={path?.courses ?? []} mayWrite={mayWrite && !isLocked} />
      <CheckboxField name="sequential" hint={t('managedPaths.sequentialHint')} />
      <SelectField
        name="language"
        options={courseLanguages.map((value) => ({ value, label: t(`courses.language.${value}`) }))}
      />
      <SelectField
        name="level"
        options={courseLevels.map((value) => ({ value, label: t(`common.level.${value}`) }))}
      />
      <RichTextField name="description" disabled={!mayWrite || isLocked} />
    </EntityEditor>
  );
};
