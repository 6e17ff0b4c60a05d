/** Fetches a file that the server gives out as one to save: the page stays. */
export const followLink = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.click();
};
