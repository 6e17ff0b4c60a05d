import { getIn, useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useState } from 'react';

const stops = 'input, select, textarea, [contenteditable]';

/** Element to focus after a change: the focused one may be gone or moved. */
type Target = { id: string; by?: number } | 'undo';

/** Adds, removes and moves parts of a list in a form, and sets the focus after each change. */
export const usePartList = <Part extends { id: string }>(
  name: string,
  box: RefObject<HTMLElement | null>,
) => {
  const { values, setFieldValue } = useFormikContext();
  const parts = getIn(values, name) as Part[];
  const [removed, setRemoved] = useState<{ part: Part; index: number }>();
  const [moved, setMoved] = useState<number>();
  const [target, setTarget] = useState<Target>();
  const change = (next: Part[], focus: Target, movedTo?: number) => {
    void setFieldValue(name, next);
    setTarget(focus);
    setMoved(movedTo);
  };

  useLayoutEffect(() => {
    if (!target) return;
    if (target === 'undo') {
      box.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
      return;
    }
    const part = box.current?.querySelector(`[data-part="${CSS.escape(target.id)}"]`);
    if (target.by === undefined) part?.querySelector<HTMLElement>(stops)?.focus();
    else {
      const [up, down] = part?.querySelectorAll<HTMLElement>(':scope > :first-child button') ?? [];
      (target.by < 0 ? up : down)?.focus();
    }
  }, [target, box]);

  return {
    removed,
    /** New index of the moved part, counted from 0. */
    moved,
    add: (part: Part) => {
      setRemoved(undefined);
      change([...parts, part], { id: part.id });
    },
    remove: (index: number) => {
      const part = parts[index];
      if (!part) return;
      setRemoved({ part, index });
      change(parts.toSpliced(index, 1), 'undo');
    },
    undo: () => {
      if (!removed) return;
      change(parts.toSpliced(removed.index, 0, removed.part), { id: removed.part.id });
      setRemoved(undefined);
    },
    move: (index: number, by: -1 | 1) => {
      const part = parts[index];
      if (!part) return;
      const next = parts.toSpliced(index, 1).toSpliced(index + by, 0, part);
      change(next, { id: part.id, by }, index + by);
    },
  };
};
