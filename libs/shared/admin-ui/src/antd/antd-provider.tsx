import './focus.css';
import { languageOfTag, useTranslation } from '@lms/i18n';
import { useShownTheme } from '@lms/ui';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { EmptyList } from '../notice/empty-list';
import { antdLocale, english } from './antd-locales';
import { themeOf } from './antd-theme';
import { allowStyleElements } from './style-nonce';
import { useLargeText } from './use-large-text';
import { useMedia } from './use-min-width';

/** Tooltip behaviour (specification, section 9). Modals close by backdrop and Escape by default. */
const tooltip: ConfigProviderProps['tooltip'] = {
  trigger: ['hover', 'focus'],
  mouseEnterDelay: 0,
  mouseLeaveDelay: 0,
};

/** Keeps popups within the landmark or dialog that they belong to. */
const popupParent = (node?: HTMLElement) =>
  node?.closest<HTMLElement>('main, [role="dialog"]') ?? document.body;

/** Says that a choice or a table of antd has nothing to show. */
const renderEmpty = () => <EmptyList />;

/** Configures antd with our colours, the reader's language and theme, and the page's CSP nonce. */
export const AntdProvider = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const shown = useShownTheme();
  const language = languageOfTag(i18n.language);
  const [locale, setLocale] = useState(english);
  useEffect(() => {
    let current = true;
    const show = (loaded: typeof english) => current && setLocale(loaded);
    antdLocale(language).then(show, () => show(english));
    return () => {
      current = false;
    };
  }, [language]);
  const isLarge = useLargeText();
  const isTouch = useMedia('(pointer: coarse)');
  const isBengali = language === 'bn';
  const config = useMemo(
    () => themeOf({ shown, isLarge, isTouch, isBengali }),
    [shown, isLarge, isTouch, isBengali],
  );
  const [nonce] = useState(allowStyleElements);
  const csp = useMemo(() => ({ nonce: nonce ?? undefined }), [nonce]);
  // Until it is loaded again, the page refuses styles.
  if (nonce === null) return null;
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      csp={csp}
      button={{ autoInsertSpace: false }}
      tooltip={tooltip}
      renderEmpty={renderEmpty}
      getPopupContainer={popupParent}
    >
      {children}
    </ConfigProvider>
  );
};
