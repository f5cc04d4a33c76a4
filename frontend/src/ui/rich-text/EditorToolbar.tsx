import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureButton } from '../pictures/PictureButton.tsx';
import { LinkButton } from './LinkButton.tsx';

interface Tool {
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'heading'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote';
  readonly Icon: ComponentType;
  readonly run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    Icon: TitleIcon,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  { name: 'bold', Icon: FormatBoldIcon, run: (e) => e.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: FormatItalicIcon, run: (e) => e.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    Icon: FormatUnderlinedIcon,
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    Icon: FormatListBulletedIcon,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: FormatListNumberedIcon,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    Icon: FormatQuoteIcon,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

const HISTORY = [
  { name: 'undo', Icon: UndoIcon, run: (e: Editor) => e.chain().focus().undo().run() },
  { name: 'redo', Icon: RedoIcon, run: (e: Editor) => e.chain().focus().redo().run() },
] as const;

/** Uploads a chosen picture before it is inserted; `working` meanwhile. */
export interface PictureStore {
  readonly choose: (file: File) => Promise<void>;
  readonly working: boolean;
}

interface Props {
  readonly editor: Editor;
  readonly pictures: PictureStore;
}

/** The formatting buttons, labelled for screen readers. */
export function EditorToolbar({ editor, pictures: { choose, working } }: Props) {
  const { t } = useTranslation('richText');
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
  });
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t('tools.all')}
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap' }}
    >
      {TOOLS.map(({ name, Icon, run }) => (
        <Tooltip key={name} title={t(`tools.${name}`)}>
          <ToggleButton
            value={name}
            size="small"
            selected={active.includes(name)}
            aria-label={t(`tools.${name}`)}
            onChange={() => run(editor)}
          >
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkButton editor={editor} />
      <PictureButton
        variant="icon"
        label={t('tools.picture')}
        working={working}
        onChoose={(file) => void choose(file)}
      />
      {HISTORY.map(({ name, Icon, run }) => (
        <Tooltip key={name} title={t(`tools.${name}`)}>
          <ToggleButton
            value={name}
            size="small"
            aria-label={t(`tools.${name}`)}
            onChange={() => run(editor)}
          >
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
