import Image from '@tiptap/extension-image';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** Pictures store the object's key, because their URL expires. */
const StoredImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), key: { default: '' } };
  },
});

/** Exactly the formats that can be stored (shared/rich-text.ts). */
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

/** Inserts a picture at the cursor. */
export function insertPicture(editor: Editor, { key, url, name }: StoredPicture): void {
  const attrs = { key, src: url, alt: name };
  editor.chain().focus().insertContent({ type: 'image', attrs }).run();
}
