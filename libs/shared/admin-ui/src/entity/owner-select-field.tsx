import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { SelectField } from '@lms/ui';

/** Organisation that owns a new item, for readers who reach all organisations. */
export const OwnerSelectField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { data } = useFindOwnersQuery();
  const options = (data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return <SelectField name={name} none={t('courses.form.choose')} options={options} />;
};
