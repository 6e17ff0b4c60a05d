/** Widths at which a picture is searched: a photo's noise vanishes in a smaller one. */
const widths = [1600, 800, 400];

const pixelsOf = (picture: ImageBitmap, width: number) => {
  const scale = Math.min(1, width / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A code on a transparent ground is dark on light, too.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Reads the QR code in a picture; `undefined` if the file is no picture or has no code. */
export const readQrCode = async (file: Blob): Promise<string | undefined> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const { default: findCode } = await import('jsqr');
  for (const width of widths) {
    const pixels = pixelsOf(picture, width);
    const found = pixels && findCode(pixels.data, pixels.width, pixels.height)?.data;
    if (found) return found;
  }
  return undefined;
};
