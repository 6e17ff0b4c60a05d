/** What people write of courses and of themselves is in either language: a screen reader must know. */
export const languageOf = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'bn' : 'en');
