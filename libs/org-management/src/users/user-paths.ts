import type { User, UserStatus } from '@lms/contract';

/** The lists of people; the page of one stands below the list that it is opened from. */
export const userLists = {
  all: '/user-management/users',
  pending: '/user-management/inactive-user',
  tenants: '/user-management/tenant-user',
} as const;
export type UserListName = keyof typeof userLists;

export const userPath = (list: UserListName, { id }: { id: string }) => `${userLists[list]}/${id}`;

/** Where a list is brought in by spreadsheet. */
export const importPath = (list: UserListName) => `${userLists[list]}/import`;

/** What the list of all shows: who waits has a list of their own. */
export const settledStatuses: UserStatus[] = ['ACTIVE', 'INACTIVE'];

/** Who waits for a link can be sent it again. */
export const isWaiting = ({ status }: User) => status === 'PENDING';
