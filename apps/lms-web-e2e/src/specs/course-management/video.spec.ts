import type { LessonContent } from '@lms/contract';
import { enrol, expect, signUpIn, test } from '@lms/e2e';

const course = 'workplace-communication-essentials';

test.describe('a video lesson', { tag: '@desktop' }, () => {
  test('plays with captions, counts what was watched, and no jump to the end', async ({
    context,
    page,
    t,
  }) => {
    const learner = await signUpIn(context);
    const { lessonOf, pathOf } = await enrol(learner, course);
    const lesson = lessonOf('VIDEO');
    const stored = () => learner.ask<LessonContent>('GET', `/learning/lesson/${lesson.id}`);
    const reported = () =>
      page.waitForResponse(
        (response) => response.url().endsWith('/progress') && response.request().method() === 'PUT',
      );

    await page.goto(pathOf(lesson));
    const video = page.locator('video');
    await expect(video).toHaveJSProperty('readyState', 4);
    await expect(video.locator('track')).toHaveCount(2);
    for (const track of await video.locator('track').all()) {
      const cues = await track.evaluate(async (element: HTMLTrackElement) => {
        element.track.mode = 'hidden';
        if (element.readyState !== HTMLTrackElement.LOADED) {
          await new Promise((loaded) => element.addEventListener('load', loaded));
        }
        return element.track.cues?.length;
      });
      expect(cues).toBeGreaterThan(3);
    }

    const jumped = reported();
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      element.currentTime = element.duration - 1;
      await element.play();
    });
    await expect(video).toHaveJSProperty('ended', true);
    expect((await jumped).status()).toBe(200);
    await expect(page.getByText(t('learning.video.rule'))).toBeVisible();
    const afterJump = await stored();
    expect(afterJump.completed).toBe(false);
    expect(afterJump.secondsSpent).toBeLessThan(3);

    const watched = reported();
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.currentTime = 0;
      element.playbackRate = 2;
      await element.play();
    });
    expect((await watched).status()).toBe(200);
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    const { completed, secondsSpent } = await stored();
    expect(completed).toBe(false);
    expect(secondsSpent - afterJump.secondsSpent).toBeGreaterThan(5);
    expect(secondsSpent).toBeLessThan(25);

    // The learner resumes where the video was left.
    await page.reload();
    await expect(video).toHaveJSProperty('readyState', 4);
    expect(
      await video.evaluate((element: HTMLVideoElement) => element.currentTime),
    ).toBeGreaterThan(5);
  });
});
