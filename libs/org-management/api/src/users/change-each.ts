import type { RefusedUser, UserInput } from '@lms/org-management/contract';
import { type Deps, ProblemError, type SavedBy } from '@lms/server/platform';
import { updateUser } from './save-user';
import { findManaged, type UserRow } from './user-items';

/** Returns the input that saves a user as they are. */
const inputOf = (row: UserRow): UserInput => {
  const { username, name, roles, organizationId, occupation, companyName, phone } = row;
  const { preferredLanguage, extraTimePercent, largeText } = row;
  return {
    username,
    name,
    roles,
    organizationId,
    occupation,
    companyName,
    phone,
    preferredLanguage,
    accommodations: { extraTimePercent, largeText },
  };
};

type Change = (user: UserRow) => Partial<UserInput> | undefined;

/**
 * Changes users one by one, each under the rules of the single call. Those whom it refuses stay as
 * they were.
 *
 * @param changeOf - returns the values to change; nothing for who has them already
 */
export const changeEach = async (deps: Deps, by: SavedBy, ids: string[], changeOf: Change) => {
  const refused: RefusedUser[] = [];
  let changed = 0;
  for (const id of ids) {
    let name = '';
    try {
      const user = await findManaged(deps.database.db, by.scope, id);
      name = user.name || user.username;
      const change = changeOf(user);
      if (!change) continue;
      await updateUser(deps, by, id, { ...inputOf(user), ...change }, user.version);
      changed += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push({ id, name, code: error.code, errors: error.errors ?? [] });
    }
  }
  return { changed, refused };
};
