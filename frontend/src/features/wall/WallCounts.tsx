import PanToolIcon from '@mui/icons-material/PanTool';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Counts } from './seats.ts';

/** How many do what, in one line. */
export function WallCounts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation('wall');
  const { help, programming, away, absent } = counts;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {help > 0 && (
        <Chip icon={<PanToolIcon />} color="warning" label={t('counts.help', { count: help })} />
      )}
      <Chip color="success" label={t('counts.programming', { count: programming })} />
      {away > 0 && <Chip label={t('counts.away', { count: away })} />}
      {absent > 0 && <Chip label={t('counts.absent', { count: absent })} />}
    </Stack>
  );
}
