/** Lets the browser save a text as a file. */
export const saveFile = (name: string, content: string, type: string) => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after this click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
