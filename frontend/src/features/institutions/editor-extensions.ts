import Image from '@tiptap/extension-image';
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
