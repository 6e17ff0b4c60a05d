import { encryptSecret, newSecondFactorSecret } from '@lms/auth/api';
import { createDemoSignature } from '@lms/cart/api';
import { createSales } from '@lms/cart/api/testing';
import { issueCertificate } from '@lms/learning/api';
import { createStudy } from '@lms/learning/api/testing';
import { buildInput, createReviewer, createVisitor } from '@lms/org-management/api/testing';
import {
  mailedTokens,
  newId,
  organizationDocuments,
  organizations,
  type User,
  users,
} from '@lms/server/database';
import { hashOf, newToken } from '@lms/server/platform';
import { createSignedInClient, type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import sharp from 'sharp';

/** Part of a side that orders need. */
interface OrderSide {
  organization: { id: string };
  name: (text: string) => string;
}

/** Fixtures of calls on people's own accounts, orders and certificates. */
export const createAccountFixtures = async (test: TestApp, person: () => Promise<User>) => {
  const { db, clock } = test;
  const shop = await createSales(test);
  const { sign } = createDemoSignature(test.deps.config.secret);
  const png = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#3699FF' },
  })
    .png()
    .toBuffer();
  const codeOf = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
  const order = async (buyer: User, price = 50_000) => {
    const course = await shop.course({ price, slug: newId() });
    const response = await shop.checkout([course.id], price, { buyer });
    return response.json<{ order: { id: string } }>().order.id;
  };

  const visitor = createVisitor(test);
  let paper: Promise<{ id: string; documentId: string }> | undefined;
  const handInPaper = async () => {
    const { id } = await createReviewer(test).register();
    const [made] = await db
      .select()
      .from(organizationDocuments)
      .where(eq(organizationDocuments.organizationId, id));
    return { id, documentId: made?.id ?? '' };
  };

  const fixtures = {
    visitor,
    /** Document that an organization has handed in. */
    paper: () => (paper ??= handInPaper()),
    async createOrganization() {
      const values = { ...buildInput(), status: 'ACTIVE' as const };
      const [made] = await db.insert(organizations).values(values).returning();
      return made?.id ?? '';
    },
    studyOf: (user: User) => createStudy(test, user),
    /** Serial of a certificate that is not revoked; of somebody, unless a holder is given. */
    async certificate(
      { studied }: { studied: { course: { id: string } } },
      holder?: { id: string },
    ) {
      const { id: userId } = holder ?? (await person());
      const earned = { userId, courseId: studied.course.id, percent: 90 };
      const issued = await db.transaction((tx) => issueCertificate(tx, test.deps, earned));
      if (!issued) throw new Error('No certificate was issued');
      return issued.serial;
    },
    /** Multipart body of a file, as a browser sends it. */
    file(content: Buffer | string, type: string) {
      const boundary = 'test-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a-file"\r\ncontent-type: ${type}\r\n\r\n`;
      const end = `\r\n--${boundary}--\r\n`;
      return {
        body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(end)]),
        options: { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
      };
    },
    picture: () => fixtures.file(png, 'image/png'),
    /** Code that turns a user's second factor on. */
    async firstCode(user: User) {
      const client = createSignedInClient(test.app, test.deps, user.id);
      const begun = await client.post('/user/me/second-factor', { password: testPassword });
      return codeOf(begun.json<{ secret: string }>().secret);
    },
    /** Gives a user a second factor; returns a valid code. */
    async secondFactor({ id }: User) {
      const secret = newSecondFactorSecret();
      const secondFactorSecret = encryptSecret(secret, test.deps.config.secret);
      await db
        .update(users)
        .set({ secondFactorSecret, secondFactorStep: 0 })
        .where(eq(users.id, id));
      return codeOf(secret);
    },
    async mailedToken(purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD') {
      const token = newToken();
      const now = clock.now().getTime();
      await db.insert(mailedTokens).values({
        hash: hashOf(token),
        userId: (await person()).id,
        purpose,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + 60_000).toISOString(),
      });
      return token;
    },
    order,
    async paidOrder(buyer: User, { organization, name }: OrderSide) {
      const values = { organizationId: organization.id, title: name('course'), slug: newId() };
      const course = await shop.course(values);
      return shop.buy([course.id], course.price, { buyer });
    },
    async payment() {
      const { payment } = await shop.payment(await order(await person()));
      return payment;
    },
    async paymentReport() {
      const { reference, amount } = await fixtures.payment();
      return sign({ reference, amount, outcome: 'PAID', currency: 'BDT' });
    },
  };
  return fixtures;
};
