/**
 * Display of units: their short forms in Bengali are often Latin letters, so Bengali uses long
 * forms.
 */
export const unitDisplayOf = (locale: string) => (locale === 'bn' ? 'long' : 'short');
