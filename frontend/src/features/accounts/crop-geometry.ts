import { PEOPLE_LIMITS } from '#shared/people/limits.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the turned picture, in the picture's own pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export const CROP: Size = { width: PEOPLE_LIMITS.avatarPixels, height: PEOPLE_LIMITS.avatarPixels };

/** How much larger than its smallest size a picture can be shown. */
export const ZOOM_RANGE = 5;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The upright rectangle around a turned picture. */
export function boundsOf({ width, height }: Size, degrees: number): Size {
  const sin = Math.abs(Math.sin(radians(degrees)));
  const cos = Math.abs(Math.cos(radians(degrees)));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** The size that keeps a picture within a square, without enlarging it. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The zoom at which the shorter side of a picture, shown at this size, just fills the crop box. */
export const smallestZoom = (shown: Size): number =>
  CROP.width / Math.min(shown.width, shown.height);

/** A quarter turn to the left (-1) or right (1), kept within -180 to 180 degrees. */
export function quarterTurn(degrees: number, direction: 1 | -1): number {
  const turned = degrees + 90 * direction;
  if (turned > 180) return turned - 360;
  return turned < -180 ? turned + 360 : turned;
}

/** The canvas transform (a, b, c, d, e, f) that draws a picture so that the area fills the crop box. */
export function cropTransform(picture: Size, area: Area, degrees: number): DOMMatrix2DInit {
  const scale = CROP.width / area.width;
  const bounds = boundsOf(picture, degrees);
  const sin = Math.sin(radians(degrees)) * scale;
  const cos = Math.cos(radians(degrees)) * scale;
  // Where the middle of the picture comes to lie in the box.
  const middleX = (bounds.width / 2 - area.x) * scale;
  const middleY = (bounds.height / 2 - area.y) * scale;
  return {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: middleX - (cos * picture.width - sin * picture.height) / 2,
    f: middleY - (sin * picture.width + cos * picture.height) / 2,
  };
}
