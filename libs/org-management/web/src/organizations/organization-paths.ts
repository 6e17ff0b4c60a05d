export const pendingPath = '/user-management/organization-list';

/** Path of an organisation's review. */
export const reviewPath = (id: string) => `${pendingPath}/${id}`;
