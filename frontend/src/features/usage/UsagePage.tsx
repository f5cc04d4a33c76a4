import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { FreeableView } from '#shared/usage/contract.ts';
import { FreeCard } from './FreeCard.tsx';
import { OverTime } from './OverTime.tsx';
import { ReadersCard } from './ReadersCard.tsx';
import { SpaceCard } from './SpaceCard.tsx';
import { DETAILS, SpaceEntries } from './SpaceEntries.tsx';
import { TrafficCard } from './TrafficCard.tsx';
import { useView } from './use-view.ts';

/** Storage and traffic of the school: what is used and left, over time, by kind and by whom. */
export default function UsagePage() {
  const { t } = useTranslation('usage');
  const [, setView] = useView();
  const show = (view: FreeableView) => {
    setView(view);
    document.getElementById(DETAILS)?.scrollIntoView();
  };
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
      <ReadersCard />
      <FreeCard onShow={show} />
      <SpaceEntries />
    </>
  );
}
