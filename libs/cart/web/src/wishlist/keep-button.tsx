import { useTranslation } from '@lms/i18n';
import { Button, Icon, type IconPath } from '@lms/ui';
import type { CartCourse } from '../cart-course';
import { useWishlist } from './use-wishlist';

const ribbon: IconPath = 'M6 4h12v17l-6-4-6 4z';

/** Button that keeps a course for later, and gives it up when it is pressed again. */
export const KeepButton = ({
  course: { id, title, language },
  wide,
}: {
  course: Pick<CartCourse, 'id' | 'title' | 'language'>;
  wide?: boolean;
}) => {
  const { t } = useTranslation();
  const { items, mark, isOpen } = useWishlist();
  if (!isOpen) return <span hidden />;
  const kept = items?.some(({ courseId }) => courseId === id) ?? false;
  return (
    <Button
      look="plain"
      wide={wide}
      aria-pressed={kept}
      aria-label={t('wishlist.keepCourse', { title })}
      onClick={() => void mark({ courseId: id, title, language }, !kept)}
    >
      <Icon name={ribbon} filled={kept} />
      {t('wishlist.keep')}
    </Button>
  );
};
