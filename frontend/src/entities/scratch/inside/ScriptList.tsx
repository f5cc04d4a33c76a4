import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnScript } from './drawing/DrawnScript.tsx';
import { countBlocks, type Script } from './model/project.ts';

interface Props {
  readonly scripts: readonly Script[];
}

/** Drawn at once, and again with each press on the button. */
const BLOCKS_AT_ONCE = 300;

/** How many scripts from `first` have up to `BLOCKS_AT_ONCE` blocks together: at least one. */
function nextScripts(scripts: readonly Script[], first: number): number {
  let blocks = 0;
  let count = 0;
  for (const script of scripts.slice(first)) {
    blocks += countBlocks(script.blocks);
    if (count > 0 && blocks > BLOCKS_AT_ONCE) break;
    count += 1;
  }
  return count;
}

/** The scripts of a sprite, some at a time. */
export function ScriptList({ scripts }: Props) {
  const { t } = useTranslation('inside');
  const [shown, setShown] = useState(() => nextScripts(scripts, 0));
  const more = nextScripts(scripts, shown);
  if (scripts.length === 0) return <Typography color="textSecondary">{t('noScripts')}</Typography>;
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {scripts.slice(0, shown).map((script, index) => (
        <DrawnScript key={script.id} script={script} label={t('script', { no: index + 1 })} />
      ))}
      {more > 0 && (
        <Button variant="outlined" onClick={() => setShown(shown + more)}>
          {t('more', { count: more })}
        </Button>
      )}
    </Stack>
  );
}
