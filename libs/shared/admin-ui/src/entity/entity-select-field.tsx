import { defaultTableState, type EntityTypes, type TableState } from '@lms/contract';
import type { EntityCalls } from '@lms/entity-api';
import { SelectField } from '../fields/select-field';
import { ChoicesProblem } from './choices-problem';

interface EntitySelectFieldProps<T extends EntityTypes> {
  name: string;
  calls: EntityCalls<T>;
  nameOf: (item: T['item']) => string;
  /** Text of the empty option. */
  none: string;
  /** Id of an item that can't be chosen: no item can be its own parent. */
  except: string | undefined;
}

const firstPage = {
  ...defaultTableState,
  paginator: { ...defaultTableState.paginator, pageSize: 100 },
};

/** Selects another item of an entity that has at most a few dozen. */
export const EntitySelectField = <T extends EntityTypes>({
  name,
  calls,
  nameOf,
  none,
  except,
}: EntitySelectFieldProps<T>) => {
  const query = calls.useFind(firstPage as TableState<T>, {});
  const options = query.answer.items
    .filter((item) => item.id !== except)
    .map((item) => ({ value: item.id, label: nameOf(item) }));
  return (
    <>
      <SelectField name={name} none={none} options={options} />
      <ChoicesProblem query={query} />
    </>
  );
};
