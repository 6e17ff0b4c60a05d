import type { LayoutConfig } from '@lms/ui';
import type styles from './layout-frame.module.css';

/** Class groups of the layout (specification, section 9). */
export const layoutGroups = [
  'header',
  'headerContainer',
  'headerMobile',
  'headerMenu',
  'asideMenu',
  'subheader',
  'subheaderContainer',
  'content',
  'contentContainer',
  'footerContainer',
] as const;
export type LayoutGroup = (typeof layoutGroups)[number];

/** CSS classes of each group. The header is fixed on desktop and mobile; the subheader is off. */
export const layoutClasses = ({
  isAsideMinimised,
  isContentFixed,
}: LayoutConfig): Record<LayoutGroup, (keyof typeof styles)[]> => {
  const width = isContentFixed ? 'fixedWidth' : 'fluid';
  return {
    header: ['header', 'headerFixed'],
    headerContainer: ['headerContainer'],
    headerMobile: ['headerMobile', 'headerMobileFixed'],
    headerMenu: ['headerMenu'],
    asideMenu: ['aside', 'asideFixed', ...(isAsideMinimised ? (['asideMinimised'] as const) : [])],
    subheader: [],
    subheaderContainer: [],
    content: ['content'],
    contentContainer: ['contentContainer', width],
    footerContainer: ['footerContainer', width],
  };
};
