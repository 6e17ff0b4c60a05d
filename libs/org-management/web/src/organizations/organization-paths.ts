export const pendingPath = '/user-management/organization-list';

/** Path of an organization's review. */
export const reviewPath = (id: string) => `${pendingPath}/${id}`;
