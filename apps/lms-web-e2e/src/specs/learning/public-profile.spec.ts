import type { Language } from '@lms/contract';
import { type Caller, expect, query, signInAs, test } from '@lms/e2e';
import type { FollowedPath, OwnPublicProfile } from '@lms/learning/contract';

/** Time within which a change shows on a public page. */
const shown = { timeout: 5_000 };

/** Gives a learner of the demo set, who holds several certificates, the password of the demo. */
const holder = async (place: number) => {
  const [row] = await query(
    `with held as (
       select user_id, array_agg(course_id order by position) as course_ids from certificates
       join users on users.id = user_id and users.status = 'ACTIVE'
         and roles = array['ROLE_USER'] and username <> 'learner@demo.lms'
       join courses on courses.id = course_id and courses.status = 'ACTIVE'
       where not exists (
         select 1 from certificate_revocations where certificate_id = certificates.id)
       group by user_id having count(*) > 1 order by user_id offset $1 limit 1)
     update users set password_hash =
       (select password_hash from users where username = 'learner@demo.lms')
     from held where id = user_id
     returning username, name, course_ids as "courseIds"`,
    [place],
  );
  const { username, name, courseIds } = row as {
    username: string;
    name: string;
    courseIds: string[];
  };
  return { email: username, password: 'Demo@12345', name, courseIds };
};

/** Lets a learner follow a path of courses that are all certified, which gives its certificate. */
const earnPath = async (learner: Caller, courseIds: string[], slug: string) => {
  const [row] = await query(
    `insert into learning_paths (id, created_at, updated_at, slug, title, summary, description,
       language, level, organization_id, course_ids, status)
     select gen_random_uuid(), now(), now(), $2::text, $2, $2, '', language, level,
       organization_id, $1::uuid[], 'ACTIVE' from courses where id = ($1::uuid[])[1]
     returning id`,
    [courseIds, slug],
  );
  const { id } = row as { id: string };
  const followed = await learner.ask<FollowedPath[]>('PUT', `/learning/path/${id}`, { data: {} });
  // Away from the catalogue, which other tests read.
  await query(`update learning_paths set status = 'INACTIVE' where id = $1`, [id]);
  return followed.find(({ pathId }) => pathId === id)?.certificateSerial ?? '';
};

/** Reads the address of the picture that a page names for links to it. */
const pictureIn = (html: string) =>
  /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? '';

/** The second shows the certificate of a learning path. */
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
      const { name, courseIds, ...account } = await holder(place);
      const learner = await signInAs(context, account);
      const slug = `holder-${language}-${Date.now()}`;
      const status = async () => (await page.request.get(`/people/${slug}`)).status();
      expect(await status()).toBe(404);

      const serial = place > 0 ? await earnPath(learner, courseIds.slice(0, 2), slug) : '';
      await page.goto('/my-certificates');
      const card = page.getByRole('article').first();
      await expect(card).toContainText(serial);
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
      const picture = pictureIn(html);
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');

      await page.getByRole('link', { name: t('publicProfile.profile.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: t('people.share.copy') })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: title }).press('Enter');
      await expect(page.getByRole('strong')).toHaveText(t('certificate.valid.title'));
      const paper = await (await page.request.get(new URL(page.url()).pathname)).text();
      const shared = await page.request.get(pictureIn(paper));
      expect(shared.headers()['content-type']).toBe('image/png');

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
