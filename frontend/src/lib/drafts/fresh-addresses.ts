import { mapPictures, parseRichText } from '#shared/rich-text/rich-text.ts';

/** Signed addresses end: the pictures of a kept text (JSON) with those that the server has signed since. */
export function freshPictures(kept: string, stored: string): string {
  const text = parseRichText(kept);
  if (!text) return kept;
  const sources = new Map<string, string | undefined>();
  mapPictures(parseRichText(stored)?.content ?? [], (picture) => {
    sources.set(picture.attrs.key, picture.attrs.src);
    return picture;
  });
  const content = mapPictures(text.content ?? [], (picture) => {
    const src = sources.get(picture.attrs.key) ?? picture.attrs.src;
    return { ...picture, attrs: { ...picture.attrs, ...(src && { src }) } };
  });
  return JSON.stringify({ type: 'doc', content });
}

/** A text with attached files, as several editors hold it. */
interface AttachedText {
  readonly content: string;
  readonly file_ids: readonly { readonly id: string }[];
}

export const freshText = <V extends AttachedText>(kept: V, stored: V): V => ({
  ...kept,
  content: freshPictures(kept.content, stored.content),
  file_ids: kept.file_ids.map((file) => stored.file_ids.find(({ id }) => id === file.id) ?? file),
});
