import { type Area, CROP, cropTransform, fitWithin } from './crop-geometry.ts';

/** Large enough to zoom into for 200 pixels, small enough for a cheap tablet to move about. */
const WORKING_SIDE = 1600;

const AVATAR = { name: 'avatar.png', type: 'image/png' } as const;

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  // What is transparent, or not covered by the turned picture, is white, as on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  paint(context);
  return canvas;
}

/** An image element draws even half a picture; this refuses it. */
async function assertWhole(file: Blob): Promise<void> {
  (await createImageBitmap(file)).close();
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
 * A chosen picture, upright as its camera meant it (browsers obey the EXIF orientation when they draw) and no larger
 * than the dialog needs. Throws when the file cannot be decoded.
 */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  const image = await decode(file);
  const { width, height } = fitWithin(
    { width: image.naturalWidth, height: image.naturalHeight },
    WORKING_SIDE,
  );
  return draw(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}

/** An address of the picture for the dialog to show; to be revoked. */
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
