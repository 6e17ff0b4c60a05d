import {
  ChoicesProblem,
  EntitySelectField,
  NumberField,
  SelectField,
  TextField,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { useFormikContext } from 'formik';
import { organizationCalls } from '../organizations/organizations-api';
import { batchCodesApi } from './batch-codes-api';

/** Tells whether the reader says whose a new batch is: those who reach all organizations do. */
export const useNamesOwner = () => {
  const { user } = useSession();
  return (
    user !== null && reachOf(user.roles, orgManagementPermissions['batchCode.write']) === 'all'
  );
};

/** Selects the organization of a batch, for those who name it. */
const OwnerField = () => {
  const { t } = useTranslation();
  if (!useNamesOwner()) return null;
  return (
    <EntitySelectField
      name="organizationId"
      calls={organizationCalls}
      nameOf={({ name }) => name}
      none={t('batches.form.choose')}
      except={undefined}
    />
  );
};

/** Fields that a batch code and a series have in common. */
export const BatchFields = ({ isNew }: { isNew: boolean }) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<{ organizationId?: string }>();
  const query = batchCodesApi.useFindPartnerCoursesQuery();
  const courses = (query.data?.items ?? [])
    .filter(
      ({ organizationId }) => !values.organizationId || organizationId === values.organizationId,
    )
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      {isNew && <OwnerField />}
      <TextField name="title" />
      <SelectField
        name="courseId"
        none={t('batches.form.everyCourse')}
        options={courses}
        hint={t('batches.form.courseHint')}
      />
      <ChoicesProblem query={query} />
      <TextField name="startsOn" type="date" />
      <TextField name="endsOn" type="date" hint={t('batches.form.lastDay')} />
      <NumberField name="capacity" hint={t('batches.form.capacityHint')} />
    </>
  );
};
