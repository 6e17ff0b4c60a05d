/** Cart without JavaScript: its page, to which the forms post `add` or `remove` with a course's id. */
export const plainCartPath = '/cart/plain';

/** Cookie with the ids of its courses, joined by dots; readable by scripts, which adopt them. */
export const plainCartCookie = 'plain-cart';
