/** The anti-forgery pair (specification, section 7). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';
