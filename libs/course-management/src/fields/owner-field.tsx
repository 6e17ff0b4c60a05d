import { useSession } from '@lms/auth';
import { reachOf } from '@lms/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { SelectField } from '@lms/ui';

/** Whose something new is, asked of those alone who reach all organisations. */
export const OwnerField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const reachesAll = user !== null && reachOf(user.roles, 'courseware.write') === 'all';
  const { data } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  if (!reachesAll) return null;
  const options = (data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return <SelectField name={name} none={t('courses.form.choose')} options={options} />;
};
