import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { NameChanges, SpriteChange } from './compare/compare-projects.ts';
import { markBlocks } from './compare/mark-blocks.ts';
import type { Pair } from './compare/match-scripts.ts';
import { DrawnScript } from './drawing/DrawnScript.tsx';
import type { Script } from './model/project.ts';

const KINDS = ['added', 'removed', 'changed'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = ({ before, after }: Pair): Kind =>
  before && after ? 'changed' : after ? 'added' : 'removed';

/** Variables and lists only come and go: what is in them changes whenever the project runs. */
const NAMED = ['variables', 'lists'] as const;

/** What changed in a sprite, in words. */
function useWords({ sprite, scripts, costumes, sounds, ...others }: SpriteChange): string[] {
  const { t } = useTranslation('inside');
  const { list } = useFormats();
  const said = (of: NameChanges, say: (kind: Kind, names: string) => string) =>
    KINDS.flatMap((kind) => (of[kind].length > 0 ? [say(kind, list(of[kind]))] : []));
  const pictures = sprite.isStage ? 'backdrops' : 'costumes';
  return [
    ...KINDS.flatMap((kind) => {
      const count = scripts.filter((pair) => kindOf(pair) === kind).length;
      return count > 0 ? [t(`said.scripts.${kind}`, { count })] : [];
    }),
    ...said(costumes, (kind, names) => t(`said.${pictures}.${kind}`, { names })),
    ...said(sounds, (kind, names) => t(`said.sounds.${kind}`, { names })),
    ...NAMED.flatMap((named) =>
      said(others[named], (kind, names) =>
        t(`said.${named}.${kind === 'removed' ? 'removed' : 'added'}`, { names }),
      ),
    ),
  ];
}

interface SideProps {
  readonly script: Script;
  readonly name: string;
  readonly ids: ReadonlySet<string>;
  readonly mark: 'added' | 'removed';
}

function Side({ script, name, ids, mark }: SideProps) {
  const marks = useMemo(() => new Map([...ids].map((id) => [id, mark] as const)), [ids, mark]);
  return (
    <Box sx={{ minWidth: 0, maxWidth: 1 }}>
      <Typography variant="body2">{name}</Typography>
      <DrawnScript script={script} label={name} marks={marks} />
    </Box>
  );
}

/** A script before and after, with what went and what came marked on its blocks. */
function Changed({ before, after }: { readonly before: Script; readonly after: Script }) {
  const { t } = useTranslation('inside');
  const { removed, added } = useMemo(() => markBlocks(before, after), [before, after]);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Side script={before} name={t('before')} ids={removed} mark="removed" />
      <Side script={after} name={t('after')} ids={added} mark="added" />
    </Stack>
  );
}

function ScriptChange({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('inside');
  const { before, after } = pair;
  const kind = t(`kinds.${kindOf(pair)}`);
  const only = after ?? before;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Chip size="small" label={kind} />
      {before && after ? (
        <Changed before={before} after={after} />
      ) : (
        only && <DrawnScript script={only} label={kind} />
      )}
    </Stack>
  );
}

const AT_ONCE = 8;

/** What changed in one sprite, or in the stage. */
export function SpriteChanges({ change }: { readonly change: SpriteChange }) {
  const { t } = useTranslation('inside');
  const { sprite, kind, formerName, scripts } = change;
  const [shown, setShown] = useState(AT_ONCE);
  const words = useWords(change);
  const name = sprite.isStage ? t('stage') : sprite.name;
  const more = Math.min(AT_ONCE, scripts.length - shown);
  return (
    <Paper component="section" variant="outlined" aria-label={name} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name} · {t(`spriteKinds.${kind}`, { name: formerName })}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Stack spacing={2}>
        {scripts.slice(0, shown).map((pair) => (
          <ScriptChange key={`${pair.before?.id} ${pair.after?.id}`} pair={pair} />
        ))}
      </Stack>
      {more > 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setShown(shown + more)}>
          {t('more', { count: more })}
        </Button>
      )}
    </Paper>
  );
}
