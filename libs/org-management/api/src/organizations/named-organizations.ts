import { type Executor, organizations } from '@lms/server/database';
import type { Scope } from '@lms/server/platform';
import { eq, inArray, or, sql } from 'drizzle-orm';

/** Organizations by their name in a file: the code, or a name that is unique. */
export interface NamedOrganizations {
  codeOf: (id: string | null) => string;
  idOf: (text: string) => string | undefined;
}

const folded = (text: string) => text.normalize('NFC').toUpperCase();

/** Finds organizations by name and by id. Callers of one organization reach only that. */
export const findNamed = async (
  db: Executor,
  scope: Scope,
  texts: string[],
  ids: (string | null)[],
): Promise<NamedOrganizations> => {
  const found = await db
    .select({ id: organizations.id, code: organizations.code, name: organizations.name })
    .from(organizations)
    .where(
      scope.kind === 'own'
        ? eq(organizations.id, scope.organizationId ?? scope.userId)
        : or(
            inArray(sql`upper(${organizations.code})`, [...new Set(texts.map(folded))]),
            inArray(organizations.name, [...new Set(texts.map((text) => text.normalize('NFC')))]),
            inArray(organizations.id, [...new Set(ids.filter((id) => id !== null))]),
          ),
    );
  return {
    codeOf: (id) => found.find((one) => one.id === id)?.code ?? '',
    idOf: (text) => {
      const byCode = found.find(({ code }) => folded(code) === folded(text));
      const byName = found.filter(({ name }) => folded(name) === folded(text));
      return byCode?.id ?? (byName.length === 1 ? byName[0]?.id : undefined);
    },
  };
};
