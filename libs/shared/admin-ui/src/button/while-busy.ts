import type { ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import styles from './while-busy.module.css';

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Attributes of a button whose action is running: further clicks do nothing, and the button keeps
 * its name, its width and the focus. antd's `loading` changes the first two.
 */
export const whileBusy = (isBusy: boolean | undefined): ButtonProps =>
  isBusy
    ? {
        className: styles['busy'],
        'aria-busy': true,
        'aria-disabled': true,
        onClickCapture: ignore,
      }
    : {};
