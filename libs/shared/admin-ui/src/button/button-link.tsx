import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

type ButtonLinkProps = Pick<
  LinkProps,
  'to' | 'replace' | 'state' | 'relative' | 'preventScrollReset'
> &
  Omit<ButtonProps, 'disabled' | 'href' | 'onClick'>;

/** Link to another screen that looks like a button; it leads on from a form that is only read, too. */
export const ButtonLink = ({
  to,
  replace,
  state,
  relative,
  preventScrollReset,
  ...button
}: ButtonLinkProps) => {
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler(to, { replace, state, relative, preventScrollReset });
  return (
    <Button
      {...button}
      disabled={false}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    />
  );
};
