/** A picture of a text that is not loaded yet. */
export interface HeldPicture {
  url: string;
  alt: string;
}

/** Attribute that tells which picture a button shows. */
export const pictureAttribute = 'data-picture';

/**
 * Puts a button in the place of each picture of a sanitised text, but for those asked for. Parsed
 * apart from the page, the text loads nothing.
 */
export const withHeldPictures = (
  html: string,
  shown: ReadonlySet<string>,
  textOf: (picture: HeldPicture) => string,
) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const held: HeldPicture[] = [];
  for (const picture of body.querySelectorAll('img')) {
    const url = picture.getAttribute('src') ?? '';
    if (shown.has(url)) {
      // The focus goes from the button to what it showed.
      picture.tabIndex = -1;
      continue;
    }
    const one = { url, alt: picture.alt };
    held.push(one);
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(pictureAttribute, url);
    const press = document.createElement('strong');
    press.textContent = textOf(one);
    button.append(press);
    if (one.alt) {
      const alt = document.createElement('span');
      alt.textContent = one.alt;
      button.append(' ', alt);
    }
    picture.replaceWith(button);
  }
  return { html: body.innerHTML, held };
};
