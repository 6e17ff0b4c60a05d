import { ChoicesField } from '@lms/admin-ui';
import type { EntityTypes } from '@lms/contract';
import type { EntityCalls } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { allByName } from '@lms/table-state';
import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** Number of checkboxes shown at once; other items are searched. */
const shownAtOnce = 20;

interface EntityChoicesFieldProps<T extends EntityTypes> {
  name: string;
  calls: EntityCalls<T>;
  /** Field with an item's name, which also sorts the items. */
  nameField: keyof T['item'] & string;
  filter: Partial<T['filter']>;
  langOf?: (item: T['item']) => string;
  /** Id of an item to leave out: a course can't require itself. */
  except?: string;
  empty: string;
}

/** Selects several items of an entity among many; chosen ones come first. */
export const EntityChoicesField = <T extends EntityTypes>({
  name,
  calls,
  nameField,
  filter,
  langOf,
  except,
  empty,
}: EntityChoicesFieldProps<T>) => {
  const { t } = useTranslation();
  const { values } = useFormikContext();
  const [words, setWords] = useState('');
  const searchTerm = useDebounced(words);
  const all = allByName<T>(nameField, filter);
  const paginator = { ...all.paginator, pageSize: shownAtOnce };
  const query = calls.useFind({ ...all, paginator, searchTerm }, {});
  const { answer } = query;
  const items: T['item'][] = answer.items;
  const chosen = getIn(values, name) as string[];
  const others = chosen.filter((id) => !items.some((item) => item.id === id));
  const isLong = words !== '' || answer.total > items.length;
  return (
    <ChoicesField
      name={name}
      empty={searchTerm ? t('admin.table.noMatch') : empty}
      query={query}
      options={[
        ...others.map((id) => ({
          value: id,
          label: <ItemName id={id} calls={calls} nameField={nameField} />,
        })),
        ...items
          .filter(({ id }) => id !== except)
          .map((item) => ({
            value: item.id,
            label: item[nameField] as string,
            lang: langOf?.(item),
          })),
      ]}
    >
      {isLong && (
        <Input
          type="search"
          aria-label={t('admin.table.search')}
          placeholder={t('admin.table.search')}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </ChoicesField>
  );
};

const ItemName = <T extends EntityTypes>({
  id,
  calls,
  nameField,
}: { id: string } & Pick<EntityChoicesFieldProps<T>, 'calls' | 'nameField'>) => {
  const { data } = calls.useGet(id, {});
  return (data?.[nameField] as string | undefined) ?? '…';
};
