/** Some browsers read a file only after the click that saves it has been handled. */
const readBy = 60_000;

/** Lets the browser save what an object URL stands for, and then forgets it. */
export const saveUrl = (name: string, url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readBy);
};

/** Lets the browser save a text as a file. */
export const saveFile = (name: string, content: string, type: string) =>
  saveUrl(name, URL.createObjectURL(new Blob([content], { type })));
