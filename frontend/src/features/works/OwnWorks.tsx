import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnWorks } from '#frontend/src/entities/works/queries.ts';
import { KeptWorks, type Scope, ScopeChoice } from './KeptWorks.tsx';

/** The user's own works, and the bin. */
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
      <KeptWorks scope={scope} query={query} hint={t('noneHint')} />
    </section>
  );
}
