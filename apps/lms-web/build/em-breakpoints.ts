/** Size of text in pixels of a reader who has not chosen another in the browser. */
const usualTextSize = 16;

const inEm = (query: string) =>
  query.replace(
    /((?:min|max)-width:\s*)([\d.]+)px/g,
    (_query, feature: string, pixels: string) => `${feature}${Number(pixels) / usualTextSize}em`,
  );

/**
 * Turns the breakpoints of stylesheets into em, which in a media query is the size of text that the
 * reader chose in the browser: who reads twice as large gets the layout for half the width, as all
 * sizes are in rem.
 */
export const emBreakpoints = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule: { params: string }) => {
      const params = inEm(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};
