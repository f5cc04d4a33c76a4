const SIDE_MAX = 1600;
const QUALITY = 0.85;

function toDataUrl(picture: ImageBitmap): string {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', QUALITY);
}

/**
 * A picture of a camera, made small enough for a page: at most 1600 pixels a side.
 * Rejects for a file that the browser cannot read as a picture.
 */
export async function shrinkPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    return toDataUrl(picture);
  } finally {
    picture.close();
  }
}
