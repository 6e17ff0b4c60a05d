import { notifications, users } from '@lms/server/database';
import { createCourse, readOutbox, type TestApp } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { issueCertificate } from './issue';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const certify = async (userId: string) => {
  const { course } = await createCourse(test.db, test.organizations.bcc.id);
  const earned = { userId, courseId: course.id, percent: 80 };
  return test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
};
const revoke = (serial: string) =>
  test
    .as(test.users.system)
    .put(`/certificate/${serial}/revoke`, { reason: 'Issued to the wrong person' });
/** Mails of a revocation; another announced the certificate. */
const mailsAbout = async (serial: string) =>
  (await readOutbox(test)).filter((mail) => mail.includes(serial) && mail.includes('revoked'));
const toldTo = (userId: string) =>
  test.db
    .select({ params: notifications.params, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'CERTIFICATE_REVOKED')));

describe('the revocation of a certificate', () => {
  it('is told to its holder with the reason, by mail and in the app, once', async () => {
    const { id, username } = test.users.learner;
    const { serial } = await certify(id);
    expect((await revoke(serial)).statusCode).toBe(200);
    expect((await revoke(serial)).json()).toMatchObject({
      code: 'certificate.revoked',
      savedBy: { name: 'system', at: expect.any(String) as string },
    });
    expect(await toldTo(id)).toEqual([
      {
        params: { course: 'Web basics', reason: 'Issued to the wrong person' },
        link: `/certificate/${serial}`,
      },
    ]);
    const mails = await mailsAbout(serial);
    expect(mails).toHaveLength(1);
    for (const part of [username, 'Your certificate was revoked', 'Issued to the wrong person']) {
      expect(mails[0]).toContain(part);
    }
  });

  it('is not told to a closed account', async () => {
    const { id } = test.users.otherLearner;
    const { serial } = await certify(id);
    await test.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, id));
    expect((await revoke(serial)).statusCode).toBe(200);
    expect(await toldTo(id)).toEqual([]);
    expect(await mailsAbout(serial)).toEqual([]);
  });
});
