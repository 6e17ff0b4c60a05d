export const bankListPath = '/course-management/create-question';

export const bankPath = (bankId: string) => `${bankListPath}/${bankId}`;
export const duplicatesPath = (bankId: string) => `${bankPath(bankId)}/duplicates`;
export const importPath = (bankId: string) => `${bankPath(bankId)}/import`;
/** `id` is `new` for one that is still to be written. */
export const questionPath = (bankId: string, id: string) => `${bankPath(bankId)}/question/${id}`;
