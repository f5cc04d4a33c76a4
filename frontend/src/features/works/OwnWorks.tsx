import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateUnsentCard } from '#frontend/src/entities/scratch/saving/LateUnsentCard.tsx';
import { useOwnWorks } from '#frontend/src/entities/works/queries.ts';
import { KeptWorks, type Scope, ScopeChoice } from './KeptWorks.tsx';

/** The user's own works, first what is on this device only; and the bin. */
export function OwnWorks() {
  const { t } = useTranslation('works');
  const [scope, setScope] = useState<Scope>('mine');
  const query = useOwnWorks(scope);
  return (
    <section aria-label={t('mine')}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="h2">{t('mine')}</Typography>
        <ScopeChoice scope={scope} onChange={setScope} />
      </Stack>
      {scope === 'mine' && (
        <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
          <LateUnsentCard />
        </Box>
      )}
      <KeptWorks scope={scope} query={query} hint={t('noneHint')} />
    </section>
  );
}
