import { layoutSlice } from '@lms/ui';
import { expect, it } from 'vitest';
import { layoutClasses, layoutGroups } from './layout-classes';

const defaults = layoutSlice.getInitialState();

it('has every group that the specification names, and the subheader off', () => {
  const classes = layoutClasses(defaults);
  expect(Object.keys(classes)).toEqual([...layoutGroups]);
  expect([...classes.subheader, ...classes.subheaderContainer]).toEqual([]);
  expect(classes.header).toContain('headerFixed');
  expect(classes.headerMobile).toContain('headerMobileFixed');
  expect(classes.asideMenu).toEqual(['aside', 'asideFixed']);
  expect(classes.contentContainer).toContain('fixedWidth');
});

it('follows the configuration', () => {
  const classes = layoutClasses({ ...defaults, isAsideMinimised: true, isContentFixed: false });
  expect(classes.asideMenu).toContain('asideMinimised');
  expect(classes.contentContainer).toContain('fluid');
  expect(classes.footerContainer).toContain('fluid');
});
