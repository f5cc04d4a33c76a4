import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, Mark, RichText } from '#shared/rich-text/rich-text.ts';

const MARKS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function marked(content: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'link')
    return (
      <Link href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </Link>
    );
  const Tag = MARKS[mark.type];
  return <Tag>{content}</Tag>;
}

/** Positions are stable while a text is shown, so they can serve as React keys. */
const numbered = <T,>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode =>
  parts.map((part, place) => {
    const key = `${place}`;
    return <Fragment key={key}>{draw(part)}</Fragment>;
  });

const drawInline = (part: Inline): ReactNode =>
  part.type === 'hardBreak' ? <br /> : (part.marks ?? []).reduce<ReactNode>(marked, part.text);

const inlines = (content: readonly Inline[] = []): ReactNode => numbered(content, drawInline);

function Blocks({ content = [] }: { readonly content?: readonly Block[] | undefined }) {
  return numbered(content, (block) => <BlockView block={block} />);
}

function ListView({
  block,
}: {
  readonly block: Extract<Block, { type: 'bulletList' | 'orderedList' }>;
}) {
  return (
    <Box component={block.type === 'orderedList' ? 'ol' : 'ul'} sx={{ pl: 3, my: 1 }}>
      {numbered(block.content ?? [], (item) => (
        <li>
          <Blocks content={item.content} />
        </li>
      ))}
    </Box>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <Typography variant={block.attrs.level === 2 ? 'h2' : 'h3'} sx={{ mt: 2, mb: 1 }}>
          {inlines(block.content)}
        </Typography>
      );
    case 'horizontalRule':
      return <Divider sx={{ my: 2 }} />;
    case 'image':
      return (
        <Box
          component="img"
          src={block.attrs.src}
          alt={block.attrs.alt ?? ''}
          loading="lazy"
          sx={{ display: 'block', maxWidth: 1, height: 'auto', borderRadius: 1, my: 2 }}
        />
      );
    case 'blockquote':
      return (
        <Box
          component="blockquote"
          sx={{ borderLeft: 4, borderColor: 'divider', pl: 2, mx: 0, my: 1 }}
        >
          <Blocks content={block.content} />
        </Box>
      );
    case 'bulletList':
    case 'orderedList':
      return <ListView block={block} />;
    default:
      return (
        <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{inlines(block.content)}</Typography>
      );
  }
}

/** Formatted text as the editor wrote it. */
export const RichTextView = ({ text }: { readonly text: RichText }) => (
  <Blocks content={text.content} />
);
