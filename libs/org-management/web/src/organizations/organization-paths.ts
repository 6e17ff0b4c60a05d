export const pendingPath = '/user-management/organization-list';

/** Where one is judged. */
export const deskPath = (id: string) => `${pendingPath}/${id}`;
