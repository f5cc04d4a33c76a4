import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countBlocks, type Script } from '../model/project.ts';
import { drawScript } from './draw-script.ts';
import { DRAWN_MAX, type Drawing, toDrawing } from './to-drawing.ts';
import { toText } from './to-text.ts';
import { useBlockWords } from './use-block-words.ts';

interface Props {
  readonly script: Script;
  readonly label: string;
  readonly marks?: NonNullable<Drawing['marks']>;
}

/** Blocks are drawn on white, like in the editor: their own colours do not change with the theme. */
const SHEET = {
  m: 0,
  p: 1,
  maxWidth: 1,
  overflowX: 'auto',
  bgcolor: 'common.white',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& svg': { display: 'block' },
  '& .sb3-diff-ins': { stroke: '#00713d', strokeWidth: 4 },
  '& .sb3-diff-del': { stroke: '#b3001b', strokeWidth: 4 },
} as const;

const IN_WORDS = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
} as const;

/** A script as blocks, and in words for those who do not see them. */
export function DrawnScript({ script, label, marks }: Props) {
  const { t } = useTranslation('inside');
  const words = useBlockWords();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => {
    if (!words) return null;
    const wordOf: Drawing['wordOf'] = (word) => t(`words.${word}`);
    return toDrawing(script, { words, wordOf, ...(marks && { marks }) });
  }, [words, script, marks, t]);
  useEffect(() => {
    if (drawing) place.current?.replaceChildren(drawScript(drawing));
  }, [drawing]);
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ ...SHEET, position: 'relative' }}
    >
      <Box ref={place} />
      {drawing && (
        <Box component="pre" sx={IN_WORDS}>
          {toText(drawing)}
        </Box>
      )}
      {countBlocks(script.blocks) > DRAWN_MAX && (
        <Typography variant="body2" sx={{ color: 'common.black' }}>
          {t('cut', { count: DRAWN_MAX })}
        </Typography>
      )}
    </Box>
  );
}
