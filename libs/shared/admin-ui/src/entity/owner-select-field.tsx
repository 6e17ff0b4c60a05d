import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { SelectField } from '../fields/select-field';
import { ChoicesProblem } from './choices-problem';

/** Organization that owns a new item, for readers who reach all organizations. */
export const OwnerSelectField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const query = useFindOwnersQuery();
  const options = (query.data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return (
    <>
      <SelectField name={name} none={t('courses.form.choose')} options={options} />
      <ChoicesProblem query={query} />
    </>
  );
};
