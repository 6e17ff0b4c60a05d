import { useTranslation } from '@lms/i18n';
import { Button, Icon } from '@lms/ui';
import type { CartCourse } from './cart-course';
import { useCartAdding } from './use-cart-adding';

interface AddAllToCartProps {
  /** Courses that the reader lacks. */
  courses: CartCourse[];
  /** Number of courses that the reader has already. */
  leftOut: number;
}

/**
 * Button that adds several courses to the cart, then becomes a link to the cart, where the server
 * tells their prices.
 */
export const AddAllToCart = ({ courses, leftOut }: AddAllToCartProps) => {
  const { t, formats } = useTranslation();
  const { isInCart, add, link } = useCartAdding();
  const missing = courses.filter((course) => !isInCart(course));
  if (courses.length === 0) return null;
  if (missing.length === 0) return link();
  const count = missing.length;
  const total = missing.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <Button wide onClick={() => add(missing, t('paths.added', { count }))} data-scripted>
        <Icon name="cart" />
        {t('paths.addAll', { count })}{' '}
        {total > 0 && t('paths.addAllFor', { price: formats.money(total) })}
      </Button>
      {leftOut > 0 && <p>{t('paths.leftOut', { count: leftOut })}</p>}
    </>
  );
};
