import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS, insertPicture } from './editor-extensions.ts';

const paragraph = (text?: string) => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});

const editorOf = (...content: object[]) =>
  new Editor({ element: null, extensions: EXTENSIONS, content: { type: 'doc', content } });

/** The blocks of the text: the keys of pictures, and the words of paragraphs. */
const blocksOf = (editor: Editor): string[] =>
  (editor.getJSON().content ?? []).map(({ type, attrs, content }) =>
    type === 'image'
      ? `[${attrs?.key}]`
      : (content ?? []).map((part) => ('text' in part ? part.text : '')).join(''),
  );

const insert = (editor: Editor, ...keys: string[]) => {
  for (const key of keys) insertPicture(editor, { key, url: `/${key}`, name: key });
};

test('pictures stand one after the other, and what is written next stands behind them', () => {
  const editor = editorOf(paragraph());
  insert(editor, 'a', 'b', 'c');
  expect(blocksOf(editor)).toEqual(['[a]', '[b]', '[c]', '']);
  editor.commands.insertContent({ type: 'text', text: 'Look' });
  expect(blocksOf(editor)).toEqual(['[a]', '[b]', '[c]', 'Look']);
});

test('a picture replaces neither a selected picture nor selected words', () => {
  const editor = editorOf(paragraph('before'), paragraph('after'));
  editor.commands.setTextSelection({ from: 1, to: 7 });
  insert(editor, 'a');
  expect(blocksOf(editor)).toEqual(['before', '[a]', 'after']);
  editor.commands.setNodeSelection(8);
  insert(editor, 'b');
  expect(blocksOf(editor)).toEqual(['before', '[a]', '[b]', 'after']);
});
