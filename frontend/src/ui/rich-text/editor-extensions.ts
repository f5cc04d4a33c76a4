import Image from '@tiptap/extension-image';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** Pictures carry the object's key beside the address, which expires. */
const StoredImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), key: { default: '' } };
  },
});

/** Exactly what the stored form of a text knows (shared/rich-text.ts). */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  StoredImage,
];

export interface StoredPicture {
  readonly key: string;
  readonly url: string;
  readonly name: string;
}

/** Puts a picture where the cursor is. */
export function insertPicture(editor: Editor, { key, url, name }: StoredPicture): void {
  const attrs = { key, src: url, alt: name };
  editor.chain().focus().insertContent({ type: 'image', attrs }).run();
}
