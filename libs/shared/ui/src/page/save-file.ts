/**
 * Time in milliseconds before an object URL is released: some browsers read the file after the
 * click.
 */
const readBy = 60_000;

/** Saves the file of an object URL and releases the URL. */
export const saveUrl = (name: string, url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readBy);
};

/** Saves a text as a file. */
export const saveFile = (name: string, content: string, type: string) =>
  saveUrl(name, URL.createObjectURL(new Blob([content], { type })));
