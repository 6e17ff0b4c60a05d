import { defaultTableState, type EntityTypes, type TableState } from '@lms/contract';
import { SelectField } from '@lms/ui';
import type { EntityCalls } from './entity-calls';

interface EntitySelectFieldProps<T extends EntityTypes> {
  name: string;
  calls: EntityCalls<T>;
  nameOf: (item: T['item']) => string;
  /** The text of choosing nothing. */
  none: string;
  /** The item that can't be chosen: one is not above itself. */
  except: string | undefined;
}

const firstPage = {
  ...defaultTableState,
  paginator: { ...defaultTableState.paginator, pageSize: 100 },
};

/** Another item of an entity that has at most some tens of them. */
export const EntitySelectField = <T extends EntityTypes>({
  name,
  calls,
  nameOf,
  none,
  except,
}: EntitySelectFieldProps<T>) => {
  const { data } = calls.useFind(firstPage as TableState<T>, {});
  const options = (data?.items ?? [])
    .filter((item) => item.id !== except)
    .map((item) => ({ value: item.id, label: nameOf(item) }));
  return <SelectField name={name} none={none} options={options} />;
};
