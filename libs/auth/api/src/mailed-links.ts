import {
  type Executor,
  mailedTokens,
  type Transaction,
  type User,
  users,
} from '@lms/server/database';
import {
  createLimiter,
  type Deps,
  hashOf,
  type MailTemplate,
  newToken,
  queueMail,
} from '@lms/server/platform';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

const hour = 60 * 60 * 1000;

const links = {
  VERIFY_EMAIL: { template: 'verifyEmail', page: '/auth/verify-email', lifetime: 24 * hour },
  RESET_PASSWORD: { template: 'resetPassword', page: '/auth/reset-password', lifetime: hour },
  CHANGE_EMAIL: { template: 'changeEmail', page: '/auth/verify-email', lifetime: 24 * hour },
  INVITATION: { template: 'invitation', page: '/auth/reset-password', lifetime: 7 * 24 * hour },
} as const;

const mailsPerAccount = 5;

/** Limits mails that anyone can request, so that nobody's mailbox is flooded. */
export const createMailLimiter = (deps: Deps, purpose: string) => {
  const { use } = createLimiter(deps, `mail ${purpose}`, mailsPerAccount, hour);
  return (email: string, tx?: Transaction) => use(email.toLowerCase(), tx);
};

interface MailedLink {
  returnUrl?: string;
  newEmail?: string;
  about?: Record<string, string>;
  template?: MailTemplate;
}

/**
 * Mails a link that is valid once. It leads to a page, so that merely opening it does not use it
 * up.
 *
 * @param returnUrl path on this site at which its reader goes on
 * @param newEmail new address, if the link confirms a change of address
 * @param about values for the mail's text
 * @param template text of the mail; the purpose's own by default
 */
export const mailLink = async (
  tx: Executor,
  deps: Deps,
  user: User,
  purpose: Purpose,
  { returnUrl, newEmail, about, template = links[purpose].template }: MailedLink = {},
) => {
  const { page, lifetime } = links[purpose];
  const token = newToken();
  const now = deps.now();
  await tx
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, user.id), lt(mailedTokens.expiresAt, now.toISOString())));
  await tx.insert(mailedTokens).values({
    hash: hashOf(token),
    userId: user.id,
    purpose,
    newEmail,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetime).toISOString(),
  });
  await queueMail(tx, deps, {
    template,
    to: newEmail ?? user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: `${deps.config.publicUrl}${page}?${new URLSearchParams({
      token,
      ...(returnUrl && { returnUrl }),
    }).toString()}`,
    about,
  });
};

/** Pages that the notices link to. */
const noticePages = {
  alreadyRegistered: '/auth/login',
  passwordChanged: '/auth/forgot-password',
  emailChanging: '/auth/login',
  accountClosed: '/auth/login',
  accountClosedForYou: '/contact',
  secondFactorOn: '/auth/forgot-password',
  secondFactorOff: '/auth/forgot-password',
  secondFactorTaken: '/auth/forgot-password',
  recoveryCodeUsed: '/auth/forgot-password',
  signInLimited: '/auth/forgot-password',
} as const;

/**
 * Mails a notice about an account: a change, or a sign-up with an address that already has an
 * account (only where the answer to the sign-up must not tell).
 */
export const mailNotice = (
  tx: Executor,
  deps: Deps,
  user: Pick<User, 'username' | 'name' | 'preferredLanguage'>,
  template: keyof typeof noticePages,
  about: Record<string, string> = {},
) =>
  queueMail(tx, deps, {
    template,
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: deps.config.publicUrl + noticePages[template],
    // Only a sign-up with a taken address may be ignored.
    about: template === 'alreadyRegistered' ? undefined : about,
  });

/**
 * Uses up a link, and with it every other link of the user with the same purpose.
 *
 * @returns the owner's id and the new address of a change; `undefined` if the link is unknown, used
 *   or expired
 */
export const spendLink = async (tx: Executor, deps: Deps, token: string, purpose: Purpose) => {
  const now = deps.now().toISOString();
  // The owner is locked first, as wherever links are made invalid, so that concurrent links wait
  // for each other.
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(mailedTokens, eq(mailedTokens.userId, users.id))
    .where(eq(mailedTokens.hash, hashOf(token)))
    .for('update', { of: users });
  const [spent] = await tx
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.hash, hashOf(token)),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, now),
        isNull(mailedTokens.usedAt),
      ),
    )
    .returning({ userId: mailedTokens.userId, newEmail: mailedTokens.newEmail });
  if (spent) await voidLinks(tx, deps, spent.userId, purpose);
  return spent;
};

/** Tells whether a link can still be used. */
export const isOpenLink = async (
  tx: Executor,
  { now }: Deps,
  token: string,
  purposes: readonly Purpose[],
) => {
  const isOpen = and(
    eq(mailedTokens.hash, hashOf(token)),
    inArray(mailedTokens.purpose, [...purposes]),
    gt(mailedTokens.expiresAt, now().toISOString()),
    isNull(mailedTokens.usedAt),
  );
  return (await tx.$count(mailedTokens, isOpen)) > 0;
};

/** Invalidates a user's open links: those of one purpose, or all. */
export const voidLinks = (tx: Executor, { now }: Deps, userId: string, purpose?: Purpose) =>
  tx
    .update(mailedTokens)
    .set({ usedAt: now().toISOString() })
    .where(
      and(
        eq(mailedTokens.userId, userId),
        purpose && eq(mailedTokens.purpose, purpose),
        isNull(mailedTokens.usedAt),
      ),
    );

/** Tells whether the address that a link confirms is confirmed already. */
export const isConfirmed = async (tx: Executor, token: string) => {
  const isAddress = sql`lower(${mailedTokens.newEmail}) = lower(${users.username})`;
  const found = await tx
    .select({ id: users.id })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(
      and(
        eq(mailedTokens.hash, hashOf(token)),
        isNotNull(users.emailVerifiedAt),
        or(eq(mailedTokens.purpose, 'VERIFY_EMAIL'), isAddress),
      ),
    );
  return found.length > 0;
};
