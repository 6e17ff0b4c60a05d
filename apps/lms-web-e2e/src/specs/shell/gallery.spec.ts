import { expect, findings, startGallery, test } from '@lms/e2e';

test.describe('the gallery', { tag: '@desktop' }, () => {
  test('has every component accessible, at rest and pressed', async ({
    page,
    expectAccessible,
  }) => {
    const { address, stop } = await startGallery();
    await page.goto(address);
    for (const name of ['Fields', 'ManagementFields']) {
      const form = page.getByRole('region', { name, exact: true }).locator('form');
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    }
    await expectAccessible(page);

    const panels = page.getByRole('region', { name: 'Panels' });
    for (const name of ['Dialog', 'Offcanvas', 'Offcanvas dark']) {
      await panels.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const management = page.getByRole('region', { name: 'Management', exact: true });
    await management.getByRole('button', { name: 'Modal' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const toasts = page.getByRole('region', { name: 'Toasts' });
    for (const name of ['info', 'success', 'warning', 'error']) {
      await toasts.getByRole('button', { name, exact: true }).click();
    }
    await expectAccessible(page);
    await stop();
  });
});

test(
  'what axe finds is told, in a frame and in the dark, too',
  { tag: '@desktop' },
  async ({ page }) => {
    const grey = '<style>[data-theme=dark] p { color: #777; background: #888 }</style><p>Grey</p>';
    const frame = '<iframe title="Frame" srcdoc="<img src=data:,>"></iframe>';
    const body = `<main>${grey}${frame}</main>`;
    await page.route('/page', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/page');
    const rules = async (theme: string) => {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      return (await findings(page, theme)).map((line) => line.split(':')[0]);
    };
    expect(await rules('light')).toContain('image-alt');
    expect(await rules('light')).not.toContain('color-contrast');
    expect(await rules('dark')).toEqual(['color-contrast']);
  },
);
