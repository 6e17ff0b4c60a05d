import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useState } from 'react';
import { type MergedValues, mergeSaved } from './merge-saved';

interface EditOptions<Item, Input> {
  /** The record, once it is read: the first one opens the form, and none that comes later replaces it. */
  item?: Item;
  /** What the form of a new record starts from. */
  start?: Input;
  toInput: (item: Item) => Input;
  /** Reads the record again; a new one has been saved by nobody else. */
  reload?: () => PromiseLike<{ data?: Item; error?: unknown }>;
}

/** What the form starts from, and what is saved by now. */
interface Opened<Item, Input> {
  /** Missing while the record is new. */
  item?: Item;
  values: Input;
  saved: Input;
  version: number;
  /** Counts how often the form began anew with what another has saved: its `key`. */
  round: number;
  merged?: MergedValues<Input>;
}

/**
 * One record that is being changed: it is saved with the version it was read in, and where another
 * has saved meanwhile, what was typed is brought together with what is saved.
 */
export const useEdit = <Item extends { version: number }, Input extends object>({
  item,
  start,
  toInput,
  reload,
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
    /** Why the saved version could not be read. */
    mergeProblem,
    /** Reads what is saved by now, and begins anew with it and what was typed since `base`. */
    reopen: async (typed?: Input, base = opened?.saved) => {
      setIsMerging(true);
      const { data, error } = (await reload?.()) ?? {};
      setIsMerging(false);
      setMergeProblem(error ? toCallProblem(error) : undefined);
      if (error || !data) return;
      const saved = toInput(data);
      const merged = typed && base && mergeSaved(base, typed, saved);
      setOpened((was) => ({
        item: data,
        values: merged?.values ?? saved,
        saved,
        version: data.version,
        round: (was?.round ?? 0) + 1,
        merged,
      }));
    },
    /** Keeps what a save answered; the form goes on as it is. */
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
    /** A step of the reader's own beside the form made one more version; any further one is another's. */
    keepStep: (version: number) =>
      setOpened((was) => (was && version === was.version + 1 ? { ...was, version } : was)),
  };
};

export type Edit<Item extends { version: number }, Input extends object> = ReturnType<
  typeof useEdit<Item, Input>
>;
