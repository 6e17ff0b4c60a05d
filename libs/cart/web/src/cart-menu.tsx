import { plainCartPath } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { ErrorState, Icon, Loading, Skeleton, useDropdown } from '@lms/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import styles from './cart-menu.module.css';
import { selectCartCount } from './cart-slice';

// The menu is on every public page, so its panel is loaded only when it is opened.
const usePanel = (open: boolean) => {
  const [Panel, setPanel] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const wanted = open && !Panel && !failed;
  useEffect(() => {
    if (!wanted) return;
    import('./cart-panel').then(
      ({ CartPanel }) => setPanel(() => CartPanel),
      () => setFailed(true),
    );
  }, [wanted]);
  return { Panel, retry: failed ? () => setFailed(false) : undefined };
};

/** Cart in the header: the number of courses, and a panel that lists them. */
export const CartMenu = () => {
  const { t, formats } = useTranslation();
  const count = useSelector(selectCartCount);
  const { open, root, button, toggle } = useDropdown();
  const { Panel, retry } = usePanel(open);
  return (
    <div className={styles['menu']} ref={root}>
      <noscript>
        <a href={plainCartPath} className={styles['button']} aria-label={t('cart.menu.title')}>
          <Icon name="cart" size={24} />
        </a>
      </noscript>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-controls="cart-panel"
        aria-label={t('cart.menu.open', { count })}
        data-scripted
        onClick={toggle}
      >
        <Icon name="cart" size={24} />
        {count > 0 && (
          <span className={styles['badge']} aria-hidden="true">
            {formats.number(count)}
          </span>
        )}
      </button>
      <div
        id="cart-panel"
        role="group"
        // Tab must reach the panel while it loads: moving past it would close it.
        tabIndex={open && !Panel && !retry ? 0 : -1}
        aria-label={t('cart.menu.title')}
        className={styles['panel']}
        hidden={!open}
      >
        {open && Panel && <Panel />}
        {open && retry && <ErrorState problem={{ code: 'offline', errors: [] }} onRetry={retry} />}
        {open && !Panel && !retry && (
          <Loading>
            <Skeleton height={8} />
          </Loading>
        )}
      </div>
    </div>
  );
};
