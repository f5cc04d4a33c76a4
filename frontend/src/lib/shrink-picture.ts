import { decodePicture } from './decode-picture.ts';

const SIDE_MAX = 1600;
const QUALITY = 0.85;
const TYPE = 'image/webp';
/** For browsers that cannot encode webp: they produce png instead, which is many times as large for photos. */
const FALLBACK = 'image/jpeg';

function draw(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Jpeg has no transparency: transparent pixels become white. */
function encodeOnWhite(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encode(canvas, FALLBACK);
}

async function shrink(file: File): Promise<HTMLCanvasElement> {
  const picture = await decodePicture(file);
  try {
    return draw(picture);
  } finally {
    picture.close();
  }
}

/**
 * Shrinks a photo to at most 1600 pixels a side. Rejects if the browser cannot read the file as a picture, or it has too many pixels.
 * The file extension follows the type that was encoded, webp or jpeg.
 */
export async function shrinkToFile(file: File): Promise<File> {
  const canvas = await shrink(file);
  const small = await encode(canvas, TYPE);
  const made = small?.type === TYPE ? small : await encodeOnWhite(canvas);
  if (!made) throw new Error('the picture could not be made small');
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([made], `${name}.${made.type.split('/').at(-1)}`, { type: made.type });
}
