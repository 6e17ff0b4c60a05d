import { expect, test } from '@lms/e2e';
import { createServer } from 'vite';

const root = new URL('../../../../lms-web/', import.meta.url).pathname;

/** Starts the development server, which alone has the gallery, and returns its address. */
const startGallery = async () => {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
  });
  await server.listen(0);
  return { address: `${server.resolvedUrls?.local[0]}gallery.html`, stop: () => server.close() };
};

test.describe('the gallery', { tag: '@desktop' }, () => {
  test('has every component accessible, at rest and pressed', async ({
    page,
    expectAccessible,
  }) => {
    const { address, stop } = await startGallery();
    await page.goto(address);
    const form = page.getByRole('region', { name: 'Fields' }).locator('form');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);

    const panels = page.getByRole('region', { name: 'Panels' });
    for (const name of ['Dialog', 'Offcanvas', 'Offcanvas dark']) {
      await panels.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const toasts = page.getByRole('region', { name: 'Toasts' });
    for (const name of ['info', 'success', 'warning', 'error']) {
      await toasts.getByRole('button', { name, exact: true }).click();
    }
    await expectAccessible(page);
    await stop();
  });
});
