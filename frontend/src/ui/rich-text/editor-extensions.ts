import Image from '@tiptap/extension-image';
import { TextSelection } from '@tiptap/pm/state';
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

/**
 * Inserts a picture at the cursor, or after what is selected, and puts the cursor after the picture. By itself the
 * editor would select the picture, and whatever is typed or inserted next would replace it.
 */
export function insertPicture(editor: Editor, { key, url, name }: StoredPicture): void {
  const attrs = { key, src: url, alt: name };
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, { type: 'image', attrs })
    .command(({ tr, state }) => {
      const behind = tr.selection.to;
      const paragraph = state.schema.nodes.paragraph?.create();
      if (!tr.doc.resolve(behind).nodeAfter?.isTextblock && paragraph) tr.insert(behind, paragraph);
      tr.setSelection(TextSelection.create(tr.doc, behind + 1));
      return true;
    })
    .run();
}
