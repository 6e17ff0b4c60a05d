import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderOnServer } from '../testing/server-page';
import { pagesByKind } from './router';
import { lateList } from './shell/late-screens';
import { layoutFrame } from './shell/layout-frame-route';
import { layoutList } from './shell/layout-screens';

const workspace = `${import.meta.dirname}/../../../`;

it('know the file of every page, by which the server and the budgets find its chunk', async () => {
  const pages = Object.values(await pagesByKind()).flat();
  expect(pages.length).toBeGreaterThan(60);
  const lost = [...pages, layoutFrame, layoutList, lateList].filter(
    ({ source }) => !source || !existsSync(workspace + source),
  );
  expect(lost).toEqual([]);
});

it('know it of a page that is put together once its code is there', async () => {
  const { public: pages = [] } = await pagesByKind();
  const sourceOf = (path: string) => pages.find((page) => page.path === path)?.source;
  expect(sourceOf('/course/:slug')).toBe('libs/catalog/web/src/course/course-page.tsx');
  expect(sourceOf('/paths/:slug?')).toBe('libs/catalog/web/src/paths/path-screen.tsx');
  expect(sourceOf('/error/404')).toBe('apps/lms-web/src/shell/error-page.tsx');
});

it('load their texts early, but for the document that a device keeps for all of them', async () => {
  const headOf = async (url: string) => (await renderOnServer(url, 'bn')).head;
  expect(await headOf('/my-courses')).toContain('/bn/learning.json');
  expect(await headOf('/my-courses?document')).toBe('');
});
