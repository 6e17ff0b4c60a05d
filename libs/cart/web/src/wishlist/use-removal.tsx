import type { WishlistItem } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, useFocusHandover, useUndoTime } from '@lms/ui';
import { useRef, useState } from 'react';
import styles from './wishlist-page.module.css';

interface UndoProps {
  course: WishlistItem;
  onUndo: () => void;
  onGone: () => void;
}

const Undo = ({ course, onUndo, onGone }: UndoProps) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useUndoTime(bar, button, onGone);
  useFocusHandover(bar);
  return (
    <div ref={bar} className={styles['undo']}>
      <p role="status">{t('wishlist.removed', { title: course.title })}</p>
      <Button ref={button} look="secondary" onClick={onUndo}>
        {t('wishlist.undo')}
      </Button>
    </div>
  );
};

/** Removes courses from the list, with a button that takes back the last removal for a while. */
export const useRemoval = (mark: (course: WishlistItem, kept: boolean) => Promise<boolean>) => {
  const [removed, setRemoved] = useState<WishlistItem>();
  const remove = async (course: WishlistItem, canReturn: boolean) => {
    const left = mark(course, false);
    setRemoved(canReturn ? course : undefined);
    if (!(await left)) setRemoved(undefined);
  };
  const undo = () => {
    setRemoved(undefined);
    if (removed) void mark(removed, true);
  };
  const shown = removed && (
    <Undo
      key={removed.courseId}
      course={removed}
      onUndo={undo}
      onGone={() => setRemoved(undefined)}
    />
  );
  return { remove, shown };
};
