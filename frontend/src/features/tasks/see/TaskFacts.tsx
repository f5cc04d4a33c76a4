import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Deadline } from '#frontend/src/entities/tasks/Deadline.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { Fact } from '#frontend/src/ui/Fact.tsx';
import type { TaskDetails } from '../queries.ts';

/** Recipients, times, and what may be handed in. */
export function TaskFacts({ found: { task, singles } }: { readonly found: TaskDetails }) {
  const { t } = useTranslation('tasks');
  const { dateTime, list } = useFormats();
  const { kind, state, deadline, late, release_at, library, classes } = task;
  const names = (refs: readonly { readonly name: string }[]) => list(refs.map(({ name }) => name));
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        <Fact label={t('fields.kind')}>{t(`kind.${kind}`)}</Fact>
        <Fact label={t('deadline')}>
          <Deadline at={deadline} settled={state !== 'released'} />
        </Fact>
        <Fact label={t('late')}>{t(late ? 'yes' : 'no')}</Fact>
        <Fact label={t('toClasses')}>{names(classes) || '—'}</Fact>
        {singles.length > 0 && <Fact label={t('toStudents')}>{names(singles)}</Fact>}
        {release_at && <Fact label={t('releaseAt')}>{dateTime(release_at)}</Fact>}
        <Fact label={t('inLibrary')}>{t(library === 'school' ? 'yes' : 'no')}</Fact>
      </Stack>
    </Paper>
  );
}
