/** `LMS-` and four groups of five of Crockford's base 32: 100 random bits. */
export const serialPattern = /^LMS(?:-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

/** Normalizes a typed serial, or a link that ends with one, to its printed form. */
export const normalizeSerial = (typed: string) => {
  const compact = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^.*LMS(?=.{20}$)|^LMS/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return ['LMS', ...(compact.match(/.{1,5}/g) ?? [])].join('-');
};
