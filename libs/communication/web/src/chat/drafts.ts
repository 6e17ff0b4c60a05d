import { holdUnsaved } from '@lms/entity-api';

/** Unsent texts by conversation, until the page is left. */
const drafts = new Map<string, string>();
holdUnsaved(() => [...drafts.values()].some((text) => text.trim() !== ''));

export const draftOf = (id: string) => drafts.get(id) ?? '';
export const keepDraft = (id: string, text: string) => void drafts.set(id, text);
