import { expect, query, test } from '@lms/e2e';
import { readFile } from 'node:fs/promises';
import { toBuffer } from 'qrcode';

/** A certificate of the demo set that stands. */
const standing = async () => {
  const [row] = await query(
    `select serial, holder_name from certificates
     where not exists (select 1 from certificate_revocations where certificate_id = certificates.id)
     limit 1`,
  );
  return { serial: String(row?.['serial']), holder: String(row?.['holder_name']) };
};

const unknown = 'LMS-00000-00000-00000-00000';

const ways = [
  { language: 'en', tag: '@desktop' },
  { language: 'bn', tag: '@mobile' },
] as const;

for (const { language, tag } of ways) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test('checks numbers and files at once, and hands on a sheet that proves itself', async ({
      page,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const { serial, holder } = await standing();
      const badge = await (await page.request.get(`/lms-web/api/certificate/${serial}.png`)).body();
      await page.goto('/verify');
      await page.getByRole('link', { name: t('certificate.verify.many') }).press('Enter');
      const numbers = page.getByRole('textbox', { name: t('verification.desk.numbers') });
      // The page before has fields of those names, too, and the address changes before the page.
      await expect(page).toHaveURL('/verify/many');
      await expect(
        page.getByRole('heading', { level: 1, name: t('verification.desk.title') }),
      ).toBeVisible();
      await numbers.fill(`Name, number\nNadia; ${serial.toLowerCase()}\n${unknown}`);
      await page.getByLabel(t('verification.desk.files')).setInputFiles([
        { name: 'badge.png', mimeType: 'image/png', buffer: badge },
        {
          name: 'code.png',
          mimeType: 'image/png',
          buffer: await toBuffer(`${baseURL}/verify/${serial}`, { width: 300 }),
        },
        {
          name: '\u202efdp.<b>x</b>.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-'),
        },
      ]);
      await page.getByRole('button', { name: t('verification.desk.check') }).press('Enter');
      await expect(
        page.getByRole('heading', { name: t('verification.results.title') }),
      ).toBeFocused();
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(rows).toHaveCount(6);
      await expect(rows.nth(0)).toContainText(t('verification.unreadReason.noNumber'));
      await expect(rows.nth(1)).toContainText(holder);
      await expect(rows.nth(2)).toContainText(t('verification.verdict.UNKNOWN'));
      await expect(rows.nth(3)).toContainText(t('verification.verdict.VALID'));
      await expect(rows.nth(3)).toContainText('badge.png');
      await expect(rows.nth(4)).toContainText('code.png');
      await expect(rows.nth(4)).toContainText(t('verification.verdict.VALID'));
      await expect(rows.nth(5)).toContainText('fdp.<b>x</b>.pdf');
      await expectAccessible(page);

      const duplicates = new RegExp(t('verification.results.duplicates'));
      await page.getByRole('button', { name: duplicates }).press('Enter');
      await expect(rows).toHaveCount(2);

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: t('verification.results.pdf') }).click();
      const sheet = await readFile(await (await saved).path());
      const seal = /\/verify\/sheet\?seal=([\w.-]+)/.exec(sheet.toString('latin1'))?.[1];
      await page.goto(`/verify/sheet?seal=${seal}`);
      await expect(page.getByText(t('verification.sheet.sealGenuine'))).toBeVisible();
      const file = page.getByLabel(t('verification.sheet.choose'));
      const pdf = { name: 'a.pdf', mimeType: 'application/pdf' };
      await file.setInputFiles({ ...pdf, buffer: sheet });
      await expect(
        page.getByText(t('verification.sheet.fileGenuine'), { exact: true }),
      ).toBeVisible();
      sheet[3000] = (sheet[3000] ?? 0) ^ 1;
      await file.setInputFiles({ ...pdf, buffer: sheet });
      await expect(
        page.getByText(t('verification.sheet.fileForged'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('checks the signature of a certificate in the browser', async ({
      page,
      t,
      expectAccessible,
    }) => {
      const { serial, holder } = await standing();
      await page.goto(`/verify/${serial}`);
      await page.getByRole('button', { name: t('certificate.valid.signature') }).press('Enter');
      await expect(page.getByText(t('verification.signature.meaning'))).toBeVisible();
      await expect(page.getByText(holder).last()).toBeVisible();
      await expectAccessible(page);

      await page.route('**/certificate/*.proof', async (route) => {
        const proof = await (await route.fetch()).json();
        const document = proof.document.replace(/identityHash> "/, '$&X');
        await route.fulfill({ json: { ...proof, document } });
      });
      await page.reload();
      await page.getByRole('button', { name: t('certificate.valid.signature') }).click();
      await expect(page.getByText(t('verification.signature.broken'))).toBeVisible();
    });
  });
}

test('says what works without scripts', { tag: '@desktop' }, async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/verify/many');
  const hint = page.locator('noscript p');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveText(t('verification.desk.noScript'), { useInnerText: true });
  await expect(page.getByRole('link', { name: t('verification.desk.single') })).toBeVisible();
  await context.close();
});
