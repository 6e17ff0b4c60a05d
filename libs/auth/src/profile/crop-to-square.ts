/** The side of a profile picture in pixels: sharp at its largest place on a dense screen. */
const side = 512;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The given area of a picture as a square JPEG; what was transparent is white. */
export const cropToSquare = async (file: Blob, { x, y, width, height }: Area): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      0.9,
    );
  });
};
