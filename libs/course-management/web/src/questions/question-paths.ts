export const bankListPath = '/course-management/create-question';

export const bankPath = (bankId: string) => `${bankListPath}/${bankId}`;
export const duplicatesPath = (bankId: string) => `${bankPath(bankId)}/duplicates`;
export const importPath = (bankId: string) => `${bankPath(bankId)}/import`;
/** Path of a question's editor; `id` is `new` for a new question. */
export const questionPath = (bankId: string, id: string) => `${bankPath(bankId)}/question/${id}`;
