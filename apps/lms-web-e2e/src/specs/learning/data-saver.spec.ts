import { enrol, expect, signUpIn, test } from '@lms/e2e';

test('the data saver loads no video before a press, and tells what it costs', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  const { lessonOf, pathOf } = await enrol(learner, 'workplace-communication-essentials');
  const videos: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|m4a|jpg)$/.test(request.url())) videos.push(request.url());
  });
  await page.goto(pathOf(lessonOf('ARTICLE')));
  await page.getByLabel(t('offline.saver.title')).selectOption('on');
  await page.goto(pathOf(lessonOf('VIDEO')));
  const listen = page.getByRole('button', { name: t('offline.saver.listen') });
  await expect(listen).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: t('learning.video.transcript') })).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  const ownWindow = page.getByRole('button', { name: t('notes.picture') });
  await expect(ownWindow).toHaveCount(0);
  await expectAccessible(page);
  expect(videos).toEqual([]);

  await listen.press('Enter');
  await expect(page.locator('video')).toBeFocused();
  await expect.poll(() => videos.at(-1)).toMatch(/\.m4a$/);
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  const quality = page.getByLabel(t('offline.saver.quality.label'));
  await expect(quality).toHaveValue('AUDIO');
  await expect(ownWindow).toHaveCount(0);
  await quality.selectOption('SMALLER');
  await expect.poll(() => videos.at(-1)).toMatch(/\.small\.\w+\.mp4$/);
  await expect(ownWindow).toBeVisible();
  await expectAccessible(page);
  expect(videos.every((url) => /\.m4a$|\.small\./.test(url))).toBe(true);
});
