import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Element to focus after a change: the focused one may be gone or moved. */
interface Target {
  courseId: string;
  selector: string;
}

/** Adds, removes and moves the courses of a path in its form, and says what was done. */
export const usePathCourses = (
  name: string,
  box: RefObject<HTMLElement | null>,
  titleOf: (id: string) => string,
) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const ids = values[name] as string[];
  const [announced, setAnnounced] = useState('');
  const [target, setTarget] = useState<Target>();

  useLayoutEffect(() => {
    if (!target) return;
    const row = box.current?.querySelector(`[data-course="${CSS.escape(target.courseId)}"]`);
    row?.querySelector<HTMLElement>(target.selector)?.focus();
  }, [target, box]);

  const change = (next: string[], message: string) => {
    void setFieldValue(name, next);
    setAnnounced(message);
  };
  const place = (id: string, index: number) => {
    const rest = ids.filter((one) => one !== id);
    const position = Math.max(0, Math.min(index, rest.length));
    change(
      rest.toSpliced(position, 0, id),
      t('managedPaths.courses.moved', {
        title: titleOf(id),
        position: position + 1,
        count: ids.length,
      }),
    );
  };
  return {
    ids,
    announced,
    /** Moves a course to a place, as a drop does. */
    place,
    step: (id: string, by: -1 | 1) => {
      place(id, ids.indexOf(id) + by);
      setTarget({ courseId: id, selector: `[data-move="${by}"]` });
    },
    add: (id: string) =>
      change([...ids, id], t('managedPaths.courses.added', { title: titleOf(id) })),
    remove: (id: string) => {
      const at = ids.indexOf(id);
      const next = ids.filter((one) => one !== id);
      change(next, t('managedPaths.courses.removed', { title: titleOf(id) }));
      const neighbour = next[Math.min(at, next.length - 1)];
      if (neighbour) setTarget({ courseId: neighbour, selector: '[data-remove]' });
    },
  };
};
export type PathCourses = ReturnType<typeof usePathCourses>;
