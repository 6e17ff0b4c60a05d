import { expect, onDevice, shiftOfLateType, test, withBengaliFont } from '@lms/e2e';

test.use({ launchOptions: onDevice(withBengaliFont) });

test.describe(
  'a first visit in Bengali on a device with a Bengali face',
  { tag: '@mobile' },
  () => {
    test.use({ language: 'bn', allowedLines: /preloaded using link preload/ });

    test('moves nothing when the type arrives late', async ({ page }) => {
      expect(await shiftOfLateType(page)).toBeLessThan(0.01);
    });
  },
);
