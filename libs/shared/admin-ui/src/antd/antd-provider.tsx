import { languageOfTag, useTranslation } from '@lms/i18n';
import { useShownTheme } from '@lms/ui';
import { ConfigProvider, type ConfigProviderProps, theme, type ThemeConfig } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { EmptyList } from '../notice/empty-list';
import { antdLocale, english } from './antd-locales';
import { allowStyleElements } from './style-nonce';

/** Dark shades of antd, which would dull the colours that they are made from. */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
});

/**
 * Builds antd's theme from the values of our design tokens: antd computes shades, so it needs
 * colours, not CSS variables.
 */
const themeOf = (shown: string): ThemeConfig => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || undefined;
  return {
    algorithm: shown === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: token('accent'),
      colorInfo: token('accent'),
      colorLink: token('accent'),
      colorLinkHover: token('accent-strong'),
      colorSuccess: token('good'),
      colorWarning: token('warn'),
      colorError: token('bad'),
      colorBgBase: token('ground'),
      colorBgContainer: token('raised'),
      colorBgElevated: token('raised'),
      colorBgLayout: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorTextTertiary: token('ink-soft'),
      colorTextDescription: token('ink-soft'),
      colorTextPlaceholder: token('ink-soft'),
      colorIcon: token('ink-soft'),
      colorBorder: token('line-strong'),
      colorBorderSecondary: token('line'),
      colorTextLightSolid: token('on-accent'),
      fontFamily: 'inherit',
      fontSize: 16,
      fontSizeSM: 14,
      borderRadius: 8,
      controlHeight: 44,
      controlHeightSM: 32,
      lineWidthFocus: 3,
      colorPrimaryBorder: token('focus'),
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Layout: {
        siderBg: token('aside-ground'),
        headerBg: token('raised'),
        bodyBg: token('surface'),
      },
      Menu: {
        darkItemBg: token('aside-ground'),
        darkPopupBg: token('aside-ground'),
        darkSubMenuItemBg: token('aside-ground'),
        darkItemColor: token('aside-ink'),
        darkItemSelectedBg: token('aside-selected'),
        darkItemSelectedColor: token('aside-on-selected'),
      },
      Table: {
        headerBg: token('surface'),
        headerColor: token('ink'),
        headerSplitColor: 'transparent',
        cellFontSizeMD: 14,
        cellPaddingBlockMD: 8,
        cellPaddingInlineMD: 8,
      },
    },
  };
};

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
  const config = useMemo(() => themeOf(shown), [shown]);
  const csp = useMemo(() => ({ nonce: allowStyleElements() }), []);
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
