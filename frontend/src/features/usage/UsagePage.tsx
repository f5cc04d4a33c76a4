import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { OverTime } from './OverTime.tsx';
import { SpaceCard } from './SpaceCard.tsx';
import { SpaceEntries } from './SpaceEntries.tsx';
import { TrafficCard } from './TrafficCard.tsx';

/** Storage and traffic of the school: what is used and left, over time, by kind and by whom. */
export default function UsagePage() {
  const { t } = useTranslation('usage');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mb: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SpaceCard />
        <TrafficCard />
      </Box>
      <OverTime />
      <SpaceEntries />
    </>
  );
}
