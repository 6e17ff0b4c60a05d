import { theme, type ThemeConfig } from 'antd';

type Algorithm = typeof theme.darkAlgorithm;

/** Shades of antd, which would dull the colours that they are made from in the dark. */
const withSeeds =
  (algorithm: Algorithm): Algorithm =>
  (seed, map) => ({
    ...algorithm(seed, map),
    colorPrimary: seed.colorPrimary,
    colorInfo: seed.colorInfo,
    colorSuccess: seed.colorSuccess,
    colorWarning: seed.colorWarning,
    colorError: seed.colorError,
    colorLink: seed.colorLink,
  });
const darkAlgorithm = withSeeds(theme.darkAlgorithm);

/** Growth of everything by large text (`tokens.css`). */
const largeText = 1.25;

export interface ThemeChoice {
  shown: string;
  isLarge: boolean;
  /** The reader points with a finger. */
  isTouch: boolean;
  isBengali: boolean;
}

/** Heights and letters; Bengali letters are taller. */
const sizesOf = ({ isLarge, isTouch, isBengali }: ThemeChoice) => {
  const px = (size: number) => (isLarge ? size * largeText : size);
  return {
    px,
    token: {
      fontSize: px(14),
      fontSizeSM: px(12),
      fontSizeLG: px(16),
      fontSizeHeading1: px(20),
      lineHeight: (isBengali ? 22 : 20) / 14,
      lineHeightSM: (isBengali ? 18 : 16) / 12,
      controlHeight: px(isTouch ? 44 : 32),
      controlHeightSM: px(isTouch ? 32 : 24),
      controlHeightLG: px(isTouch ? 48 : 40),
    },
  };
};

/**
 * Builds antd's theme from the values of our design tokens: antd computes shades, so it needs
 * colours, not CSS variables.
 */
export const themeOf = (choice: ThemeChoice): ThemeConfig => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || undefined;
  const { px, token: sizes } = sizesOf(choice);
  return {
    algorithm: choice.shown === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: token('accent-fill'),
      colorPrimaryHover: token('accent-strong'),
      colorPrimaryActive: token('accent-active'),
      colorPrimaryBg: token('accent-soft'),
      colorPrimaryBgHover: token('accent-soft-hover'),
      colorPrimaryBorder: token('focus'),
      colorInfo: token('accent'),
      colorLink: token('accent'),
      colorLinkHover: token('accent-strong'),
      colorSuccess: token('good'),
      colorSuccessBg: token('good-soft'),
      colorWarning: token('warn'),
      colorWarningBg: token('warn-soft'),
      colorError: token('bad'),
      colorErrorBg: token('bad-soft'),
      colorBgBase: token('ground'),
      colorBgContainer: token('raised'),
      colorBgElevated: token('floating'),
      colorBgLayout: token('desk'),
      colorFillSecondary: token('fill'),
      controlItemBgHover: token('hover'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorIcon: token('ink-soft'),
      colorTextTertiary: token('ink-faint'),
      colorTextDescription: token('ink-faint'),
      colorTextPlaceholder: token('ink-faint'),
      colorTextLightSolid: token('on-accent'),
      colorBorder: token('line-strong'),
      colorBorderSecondary: token('line'),
      colorSplit: token('line'),
      ...sizes,
      fontFamily: 'inherit',
      fontWeightStrong: 600,
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 4,
      lineWidthFocus: 3,
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Layout: {
        headerHeight: px(56),
        headerPadding: '0 24px',
        siderBg: token('aside-ground'),
        headerBg: token('raised'),
        bodyBg: token('desk'),
      },
      Menu: {
        itemHeight: px(choice.isTouch ? 44 : 34),
        itemMarginBlock: 2,
        itemMarginInline: 8,
        itemBorderRadius: 6,
        iconSize: 16,
        iconMarginInlineEnd: 8,
        collapsedWidth: px(64),
        darkItemBg: token('aside-ground'),
        darkPopupBg: token('aside-ground'),
        darkSubMenuItemBg: token('aside-ground'),
        darkItemColor: token('aside-ink'),
        darkItemHoverBg: token('aside-hover'),
        darkItemSelectedBg: token('aside-selected'),
        darkItemSelectedColor: token('aside-on-selected'),
      },
      Table: {
        headerBg: token('head'),
        headerColor: token('ink-soft'),
        headerSplitColor: 'transparent',
        rowHoverBg: token('hover'),
        rowSelectedBg: token('accent-soft'),
        rowSelectedHoverBg: token('accent-soft-hover'),
        cellPaddingBlockSM: 6,
        cellPaddingInlineSM: 12,
        cellFontSizeSM: px(14),
        selectionColumnWidth: 40,
      },
      Button: {
        primaryColor: token('on-accent'),
        primaryShadow: 'none',
        defaultBorderColor: token('line-button'),
        paddingInline: 12,
      },
      Tabs: {
        itemSelectedColor: token('accent'),
        inkBarColor: token('brand'),
        horizontalItemPadding: '9px 0',
        horizontalItemGutter: 20,
      },
      Card: { headerHeight: px(44), headerFontSize: px(14), bodyPadding: 16 },
      Form: { itemMarginBottom: 16, labelFontSize: px(13) },
      Statistic: { titleFontSize: px(12), contentFontSize: px(20) },
      Switch: { handleBg: token('on-accent') },
    },
  };
};
