/** How units are written: what is short in Bengali are often Latin letters. */
export const unitDisplayOf = (locale: string) => (locale === 'bn' ? 'long' : 'short');
