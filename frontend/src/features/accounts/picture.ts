import { decodePicture } from '#frontend/src/lib/decode-picture.ts';
import { type Area, CROP, cropTransform, fitWithin } from './crop-geometry.ts';

/** Large enough to crop 200 pixels when zoomed in, small enough to drag smoothly on a cheap tablet. */
const WORKING_SIDE = 1600;

const AVATAR = { name: 'avatar.png', type: 'image/png' } as const;

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  // Transparent or uncovered parts become white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  paint(context);
  return canvas;
}

/** Rejects pictures of too many pixels, and truncated files, which an image element would render partially. */
async function assertWhole(file: Blob): Promise<void> {
  (await decodePicture(file)).close();
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  await assertWhole(file);
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Opens a picture, upright (browsers apply the EXIF orientation when they draw) and no larger than the dialog
 * needs. Throws if the file cannot be decoded.
 */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  const image = await decode(file);
  const { width, height } = fitWithin(
    { width: image.naturalWidth, height: image.naturalHeight },
    WORKING_SIDE,
  );
  return draw(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}

/** An object URL of the picture for the dialog; the caller revokes it. */
export async function addressOf(picture: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg'));
  if (!blob) throw new TypeError('canvas could not be read');
  return URL.createObjectURL(blob);
}

/** The avatar as a png file. */
export async function cutAvatar(
  picture: HTMLCanvasElement,
  area: Area,
  degrees: number,
): Promise<File> {
  const canvas = draw(CROP.width, CROP.height, (context) => {
    context.setTransform(cropTransform(picture, area, degrees));
    context.drawImage(picture, 0, 0);
  });
  const avatar = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, AVATAR.type));
  if (!avatar) throw new TypeError('canvas could not be read');
  return new File([avatar], AVATAR.name, AVATAR);
}
