/** Paths of the user lists; a user's page and the import are below a list. */
export const userLists = {
  all: '/user-management/users',
  pending: '/user-management/inactive-user',
  tenants: '/user-management/tenant-user',
} as const;
export type UserListName = keyof typeof userLists;
