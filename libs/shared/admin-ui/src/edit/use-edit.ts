import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useState } from 'react';
import { type Dependents, type MergedValues, mergeSaved } from './merge-saved';

interface EditOptions<Item, Input> {
  /** Record, once loaded. The first one opens the form; later ones do not replace it. */
  item?: Item;
  /** Initial values of a new record. */
  start?: Input;
  toInput: (item: Item) => Input;
  /** Loads the record again; not needed for a new one, which nobody else can have saved. */
  reload?: () => PromiseLike<{ data?: Item; error?: unknown }>;
  /** Fields that are merged together with another. */
  dependents?: Dependents<Input>;
  /** Merges the reader's changes into the saved version, where lists are not one value. */
  merge?: (base: Input, typed: Input, saved: Input) => MergedValues<Input>;
}

/** State of an open form: its initial values and the last saved version. */
interface Opened<Item, Input> {
  /** Missing while the record is new. */
  item?: Item;
  values: Input;
  saved: Input;
  version: number;
  /** Number of merges so far, the `key` that remounts the form. */
  round: number;
  merged?: MergedValues<Input>;
}

/**
 * Edits one record with optimistic locking: saves it with the version that was loaded, and after a
 * conflict merges the reader's changes into the saved version.
 */
export const useEdit = <Item extends { version: number }, Input extends object>({
  item,
  start,
  toInput,
  reload,
  dependents,
  merge = (base, typed, saved) => mergeSaved(base, typed, saved, dependents),
}: EditOptions<Item, Input>) => {
  const [opened, setOpened] = useState<Opened<Item, Input>>();
  const [isMerging, setIsMerging] = useState(false);
  const [mergeProblem, setMergeProblem] = useState<CallProblem>();
  if (!opened && item) {
    const saved = toInput(item);
    setOpened({ item, values: saved, saved, version: item.version, round: 0 });
  } else if (!opened && start) {
    setOpened({ values: start, saved: start, version: 0, round: 0 });
  }
  return {
    opened,
    isMerging,
    /** Reason why the saved version could not be loaded. */
    mergeProblem,
    /** Loads the saved version and reopens the form with it and the changes since `base`. */
    reopen: async (typed?: Input, base = opened?.saved) => {
      setIsMerging(true);
      const { data, error } = (await reload?.()) ?? {};
      setIsMerging(false);
      setMergeProblem(error ? toCallProblem(error) : undefined);
      if (error || !data) return;
      const saved = toInput(data);
      const merged = typed && base && merge(base, typed, saved);
      setOpened((was) => ({
        item: data,
        values: merged?.values ?? saved,
        saved,
        version: data.version,
        round: (was?.round ?? 0) + 1,
        merged,
      }));
    },
    /** Keeps the answer of a save as the new base; the form stays as it is. */
    keepSaved: (answer: Item) => {
      setMergeProblem(undefined);
      setOpened(
        (was) =>
          was && {
            ...was,
            item: answer,
            saved: toInput(answer),
            version: answer.version,
            merged: undefined,
          },
      );
    },
    /**
     * Accounts for a version that the reader's own action beside the form made, so that it is no
     * conflict.
     */
    keepStep: (version: number) =>
      setOpened((was) => (was && version === was.version + 1 ? { ...was, version } : was)),
  };
};

export type Edit<Item extends { version: number }, Input extends object> = ReturnType<
  typeof useEdit<Item, Input>
>;
