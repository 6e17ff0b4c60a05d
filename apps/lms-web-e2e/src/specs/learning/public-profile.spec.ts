import type { Language } from '@lms/contract';
import { expect, query, signInAs, test } from '@lms/e2e';
import type { OwnPublicProfile } from '@lms/learning/contract';

/** Time within which a change shows on a public page. */
const shown = { timeout: 5_000 };

/** Gives a learner of the demo set, who holds a certificate, the password of the demo. */
const holder = async (place: number) => {
  const [row] = await query(
    `update users set password_hash =
       (select password_hash from users where username = 'learner@demo.lms')
     where id = (
       select id from users where roles = array['ROLE_USER'] and status = 'ACTIVE'
         and username <> 'learner@demo.lms' and exists (
           select 1 from certificates where user_id = users.id and not exists (
             select 1 from certificate_revocations where certificate_id = certificates.id))
       order by id offset $1 limit 1)
     returning username, name`,
    [place],
  );
  const { username, name } = row as { username: string; name: string };
  return { email: username, password: 'Demo@12345', name };
};

const readers: [Language, string, number][] = [
  ['en', '@desktop', 0],
  ['bn', '@mobile', 1],
];

for (const [language, tag, place] of readers) {
  test.describe(`a public profile in ${language}`, { tag }, () => {
    test.use({ language });

    test('shows the chosen certificate until it is turned off', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const { name, ...account } = await holder(place);
      const learner = await signInAs(context, account);
      const slug = `holder-${language}-${Date.now()}`;
      const status = async () => (await page.request.get(`/people/${slug}`)).status();
      expect(await status()).toBe(404);

      await page.goto('/my-certificates');
      const card = page.getByRole('article').first();
      const title = await card.getByRole('heading').innerText();
      await card.getByRole('checkbox', { name: t('publicProfile.show') }).press('Space');
      await expect(card.getByText(t('publicProfile.chosen'))).toBeVisible();
      await page.getByLabel(t('publicProfile.field.slug'), { exact: true }).fill(slug);
      await page.getByLabel(t('publicProfile.field.headline')).fill('জুনিয়র ওয়েব ডেভেলপার');
      await page.getByRole('checkbox', { name: t('publicProfile.field.isPublic') }).press('Space');
      await page.getByText(t('publicProfile.preview.title'), { exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('publicProfile.save') }).press('Enter');
      await expect(page.getByText(t('publicProfile.profile.on'))).toBeVisible();

      await expect.poll(status, shown).toBe(200);
      const html = await (await page.request.get(`/people/${slug}`)).text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      const picture = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? '';
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');

      await page.getByRole('link', { name: t('publicProfile.profile.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: t('people.share.copy') })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: title }).press('Enter');
      await expect(page.getByText(t('certificate.valid.title'), { exact: true })).toBeVisible();

      const { headline, version } = await learner.ask<OwnPublicProfile>(
        'GET',
        '/learning/public-profile',
      );
      await learner.ask('PUT', '/learning/public-profile', {
        data: {
          slug,
          headline,
          version,
          about: '',
          isPublic: false,
          isSearchable: false,
          showsPicture: false,
        },
      });
      await expect.poll(status, shown).toBe(404);
    });
  });
}
