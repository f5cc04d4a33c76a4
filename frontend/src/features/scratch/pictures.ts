import type { Draft } from '#frontend/src/entities/scratch/drafts/draft.ts';

function isSamePicture(one: ArrayBuffer, other: ArrayBuffer | null): boolean {
  if (one.byteLength !== other?.byteLength) return false;
  const [a, b] = [new Uint8Array(one), new Uint8Array(other)];
  return a.every((byte, index) => byte === b[index]);
}

/**
 * The picture to send with a project: none when the server shows it already, because a picture costs as much as the
 * save itself (decision 071). `shown` is the last that the server has confirmed.
 */
export function pictureToSend(
  picture: ArrayBuffer | null,
  shown: ArrayBuffer | null,
  { waiting, sealed = [], sending }: Pick<Draft, 'waiting' | 'sealed' | 'sending'>,
): ArrayBuffer | null {
  const isAnotherOnItsWay = [waiting, ...sealed, sending].some((each) => each?.thumbnail);
  return picture && !isAnotherOnItsWay && isSamePicture(picture, shown) ? null : picture;
}
