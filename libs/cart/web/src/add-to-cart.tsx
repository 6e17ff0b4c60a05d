import { plainCartPath } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon } from '@lms/ui';
import type { ComponentProps } from 'react';
import type { CartCourse } from './cart-course';
import { useCartAdding } from './use-cart-adding';

/** Button that adds a course to the cart, then becomes a link to the cart. */
export const AddToCart = ({
  course,
  look,
}: {
  course: CartCourse;
  look?: ComponentProps<typeof Button>['look'];
}) => {
  const { t } = useTranslation();
  const { isInCart, add, link } = useCartAdding();
  if (isInCart(course)) return link(look);
  return (
    <>
      <noscript>
        <form method="post" action={plainCartPath}>
          <Button type="submit" name="add" value={course.id} look={look} wide>
            {t('cart.add')}
          </Button>
        </form>
      </noscript>
      <Button look={look} wide onClick={() => add([course], course.title)} data-scripted>
        <Icon name="cart" />
        {t('cart.add')}
      </Button>
    </>
  );
};
