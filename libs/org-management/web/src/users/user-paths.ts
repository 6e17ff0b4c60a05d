/** The lists of people; the page of one, and of the import, stands below a list. */
export const userLists = {
  all: '/user-management/users',
  pending: '/user-management/inactive-user',
  tenants: '/user-management/tenant-user',
} as const;
export type UserListName = keyof typeof userLists;
