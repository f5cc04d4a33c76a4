import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { withItem } from './board.ts';
import { Canvas } from './Canvas.tsx';
import { PageButtons } from './PageButtons.tsx';
import { type Hand, Pens } from './Pens.tsx';
import { type Pages, usePages } from './use-pages.ts';
import { WordsDialog } from './WordsDialog.tsx';

function Paper({ pages }: { readonly pages: Pages }) {
  const { t } = useTranslation('tools');
  const [hand, setHand] = useState<Hand>({ tool: 'pen', pen: 'ink', size: 6 });
  const [wordsAt, setWordsAt] = useState<readonly [number, number]>();
  const { page, change, isKept } = pages;
  const { pen, size } = hand;
  const write = (text: string) => {
    if (wordsAt) change(withItem(page, { kind: 'words', pen, size, at: wordsAt, text }));
    setWordsAt(undefined);
  };
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', pr: 6 }}
      >
        <Pens hand={hand} onHand={setHand} />
        <PageButtons pages={pages} />
      </Stack>
      <Canvas page={page} onPage={change} onWords={setWordsAt} {...hand} />
      {isKept ? (
        <Typography variant="body2" color="textSecondary">
          {t('board.kept')}
        </Typography>
      ) : (
        <Alert severity="warning">{t('board.notKept')}</Alert>
      )}
      {wordsAt && <WordsDialog onWrite={write} onClose={() => setWordsAt(undefined)} />}
    </Stack>
  );
}

/** A whiteboard of one's own, with several pages; kept on this device. */
export function Board() {
  const pages = usePages();
  return pages ? <Paper pages={pages} /> : <ListSkeleton rows={5} />;
}
