import { mediaUrl } from '#functions/platform/media.ts';
import { type Block, mapPictures, type Picture } from '#shared/rich-text/rich-text.ts';

/** The object keys of the pictures of a text. */
export function pictureKeys(blocks: readonly Block[]): Set<string> {
  const keys = new Set<string>();
  mapPictures(blocks, (picture) => {
    keys.add(picture.attrs.key);
    return picture;
  });
  return keys;
}

/** The text with signed addresses of its pictures. */
export async function withAddresses(blocks: readonly Block[], now: Date): Promise<Block[]> {
  const urls = new Map<string, string>();
  for (const key of pictureKeys(blocks)) urls.set(key, await mediaUrl(key, now));
  return mapPictures(blocks, ({ type, attrs }): Picture => {
    return { type, attrs: { ...attrs, src: urls.get(attrs.key) ?? '' } };
  });
}
