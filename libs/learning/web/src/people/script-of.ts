/** Returns the language of what a person wrote, Bengali or English, for screen readers. */
export const scriptOf = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'bn' : 'en');
