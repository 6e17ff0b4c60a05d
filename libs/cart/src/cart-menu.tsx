import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectCartItems } from './cart-slice';

export const CartMenu = () => {
  const { t } = useTranslation();
  const items = useSelector(selectCartItems);
  return (
    <Link to="/cart" aria-label={t('common.nav.menu')}>
      <Icon name="cart" />
      {items.length}
    </Link>
  );
};
