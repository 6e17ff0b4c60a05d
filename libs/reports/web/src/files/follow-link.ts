/** Downloads a file by its link; the server sends it as an attachment, so the page stays. */
export const followLink = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.click();
};
