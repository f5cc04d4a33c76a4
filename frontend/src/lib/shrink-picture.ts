const SIDE_MAX = 1600;
const QUALITY = 0.85;
const TYPE = 'image/webp';
/** Some browsers answer a png instead, which of a photo is many times as large. */
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

/** What a jpeg has no transparency for is white. */
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
  const picture = await createImageBitmap(file);
  try {
    return draw(picture);
  } finally {
    picture.close();
  }
}

/**
 * A picture of a camera, made small enough for a page: at most 1600 pixels a side. Rejects for a file that
 * the browser cannot read as a picture. The ending is that of what it made: not every one writes webp.
 */
export async function shrinkToFile(file: File): Promise<File> {
  const canvas = await shrink(file);
  const small = await encode(canvas, TYPE);
  const made = small?.type === TYPE ? small : await encodeOnWhite(canvas);
  if (!made) throw new Error('the picture could not be made small');
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([made], `${name}.${made.type.split('/').at(-1)}`, { type: made.type });
}
