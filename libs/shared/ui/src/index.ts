import './theme/tokens.css';
import './theme/fonts.css';
import './theme/base.css';

export * from './controls/button';
export * from './controls/input';
export * from './form';
export * from './dialog/dialog';
export * from './page/cover';
export * from './page/focus-heading';
export * from './page/icon';
export * from './page/page-head';
export * from './page/rich-text';
export * from './page/skip-link';
export * from './states/states';
export type * from './page/page-route';
export * from './theme/layout-slice';
export * from './theme/use-shown-theme';
export * from './toast';
