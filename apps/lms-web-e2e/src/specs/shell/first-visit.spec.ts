import { expect, test } from '@lms/e2e';

const visits = [
  ['en', '/'],
  ['en', '/courses'],
  ['en', '/course/customer-service-excellence'],
  ['bn', '/courses'],
  ['bn', '/course/web-development-bangla'],
] as const;

for (const [language, path] of visits) {
  test.describe(`a first visit in ${language}`, { tag: '@mobile' }, () => {
    test.use({ language });

    test(`to ${path} is within 260 KB and 15 requests, late parts included`, async ({
      page,
      t,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let bytes = 0;
      const addresses: string[] = [];
      session.on('Network.responseReceived', ({ response: { url } }) => {
        // The browser's own pictures of its video player are no requests.
        if (!url.startsWith('data:')) addresses.push(url);
      });
      session.on(
        'Network.loadingFinished',
        ({ encodedDataLength }) => (bytes += encodedDataLength),
      );
      await page.goto(path);
      await expect(page.getByRole('button', { name: t('wishlist.keep') }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(15);
      expect(bytes / 1024).toBeLessThanOrEqual(260);
    });
  });
}
