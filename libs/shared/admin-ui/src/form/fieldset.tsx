import { ConfigProvider } from 'antd';
import type { ComponentProps } from 'react';

/** Group of fields that are changed, or not, together: antd's selects are told, too. */
export const Fieldset = ({ disabled = false, children, ...rest }: ComponentProps<'fieldset'>) => (
  <fieldset {...rest} disabled={disabled}>
    <ConfigProvider componentDisabled={disabled || undefined}>{children}</ConfigProvider>
  </fieldset>
);
