/** What was typed and not sent yet, by conversation; a page that is left forgets it. */
const drafts = new Map<string, string>();

export const draftOf = (id: string) => drafts.get(id) ?? '';
export const keepDraft = (id: string, text: string) => void drafts.set(id, text);
