/** Returns the letter or sign of a key, by its place where the layout has another script. */
export const latinKey = ({ key, code }: KeyboardEvent) => {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
};
