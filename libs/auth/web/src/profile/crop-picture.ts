/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Crops an area of a picture to a JPEG of the given size, with white for transparent parts. */
export const cropPicture = async (
  file: Blob,
  { x, y, width, height }: Area,
  size: PictureSize,
): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      0.9,
    );
  });
};
