import { authPermissions, type UserRecord } from '@lms/auth/contract';
import { organizations, users } from '@lms/server/database';
import {
  type Caller,
  callerStatement,
  type Deps,
  findCallerBy,
  ProblemError,
  route,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

const profileColumns = {
  username: users.username,
  name: users.name,
  imageUrl: users.imageUrl,
  occupation: users.occupation,
  companyName: users.companyName,
  signOption: users.signOption,
  phone: users.phone,
  address: users.address,
  socialNetworks: users.socialNetworks,
  preferredLanguage: users.preferredLanguage,
  largeText: users.largeText,
  organizationName: organizations.name,
};

const meStatement = callerStatement('find-me', profileColumns);

/** Reads caller and profile together, since every screen begins with this call. */
const findMe = async (deps: Deps, accessToken: string) => {
  const found = await findCallerBy(meStatement, deps, accessToken);
  return found && { ...found.caller, profile: found.more };
};

const readProfile = async ({ database }: Deps, userId: string) => {
  const [profile] = await database.db
    .select(profileColumns)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  if (!profile) throw new ProblemError('auth.required');
  return profile;
};

type Profile = Awaited<ReturnType<typeof readProfile>>;

const toRecord = (caller: Caller, { organizationName, ...profile }: Profile): UserRecord => {
  const { userId: id, roles, organizationId, organizationCode: code } = caller;
  return {
    ...profile,
    id,
    email: profile.username,
    roles,
    organization:
      organizationId && code ? { id: organizationId, code, name: organizationName ?? '' } : null,
    viewedAsUntil: caller.viewedAsUntil ?? null,
    needsSecondFactor: caller.needsSecondFactor ?? false,
  };
};

export const meRoutes = (app: FastifyInstance, deps: Deps) => {
  route(app, {
    method: 'GET',
    path: '/user/me',
    summary: 'Read the signed-in user',
    access: authPermissions['profile.read'],
    beforeSecondFactor: true,
    findCaller: findMe,
    // A view as another user replaces the caller, and comes without the profile.
    handle: async ({ caller }: { caller: Caller & { profile?: Profile } }) =>
      toRecord(caller, caller.profile ?? (await readProfile(deps, caller.userId))),
  });
};
