import { expect, photograph, query, test } from '@lms/e2e';
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

const ways = [
  { language: 'en', tag: '@desktop' },
  { language: 'bn', tag: '@mobile' },
] as const;

for (const { language, tag } of ways) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test('verifies a certificate by its PDF, its badge and a picture or photo of its code', async ({
      page,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const { serial, holder } = await standing();
      const fetched = async (extension: string) =>
        (await page.request.get(`/lms-web/api/certificate/${serial}.${extension}`)).body();
      const badge = await fetched('json');
      const pdf = await fetched('pdf');
      const files = [
        { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf },
        { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph(pdf) },
        { name: 'a.json', mimeType: 'application/json', buffer: badge },
        { name: 'badge.png', mimeType: 'image/png', buffer: await fetched('png') },
        { name: 'badge.svg', mimeType: 'image/svg+xml', buffer: await fetched('svg') },
        {
          name: 'a.png',
          mimeType: 'image/png',
          buffer: await toBuffer(`${baseURL}/verify/${serial}`, { width: 300 }),
        },
      ];
      for (const file of files) {
        await page.goto('/verify');
        await page.getByLabel(t('certificate.file.choose')).setInputFiles(file);
        await expect(page).toHaveURL(new RegExp(`/verify/${serial}$`));
        await expect(page.getByRole('strong')).toHaveText(t('certificate.valid.title'));
        await expect(page.getByText(holder, { exact: true })).toBeVisible();
        await expect(page.getByText(t('certificate.file.differs'))).toHaveCount(0);
      }
      await expectAccessible(page);

      const forged = badge.toString().replaceAll(JSON.stringify(holder), '"Somebody Else"');
      await page.getByLabel(t('certificate.file.choose')).setInputFiles({
        name: 'forged.json',
        mimeType: 'application/json',
        buffer: Buffer.from(forged),
      });
      await expect(page.getByText(t('certificate.file.differs'))).toBeVisible();
      await expectAccessible(page);
    });
  });
}
