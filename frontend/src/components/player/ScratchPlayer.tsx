import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bridge } from '../scratch/open-bridge.ts';
import { ScratchFrame } from '../scratch/ScratchFrame.tsx';

interface Props {
  readonly title: string;
  /** The .sb3 file; null while it is on its way. */
  readonly project: ArrayBuffer | null;
}

/** The stage of a project, with its green flag. */
export function ScratchPlayer({ title, project }: Props) {
  const { t } = useTranslation('player');
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!bridge || !project) return;
    bridge.load(project).then(
      () => setBroken(false),
      () => setBroken(true),
    );
  }, [bridge, project]);
  return (
    <Box sx={{ width: '100%', maxWidth: 482, aspectRatio: '482 / 406' }}>
      {isBroken && <Alert severity="error">{t('broken')}</Alert>}
      <ScratchFrame title={title} player onReady={setBridge} />
    </Box>
  );
}
