import { expect, onDevice, shiftOfLateType, test, withBengaliFont } from '@lms/e2e';

test.use({ launchOptions: onDevice(withBengaliFont) });

test.describe(
  'a first visit in Bengali on a device with a Bengali face',
  { tag: '@mobile' },
  () => {
    test.use({ language: 'bn', allowedLines: /preloaded using link preload/ });

    for (const path of ['/', '/auth/login']) {
      test(`of ${path} moves nothing when the type arrives late`, async ({ page }) => {
        expect(await shiftOfLateType(page, path)).toBeLessThan(0.01);
      });
    }
  },
);
