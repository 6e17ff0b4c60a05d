/** Returns the language of user content, which may be Bengali or English, for screen readers. */
export const languageOf = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'bn' : 'en');
