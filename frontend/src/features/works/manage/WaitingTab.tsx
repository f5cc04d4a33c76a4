import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { useKindNames } from '../personal/use-kind-names.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { useWaiting } from './queries.ts';

interface CardProps {
  readonly work: WorkDto;
  readonly onOpen: (work: WorkDto) => void;
}

function WaitingCard({ work, onOpen }: CardProps) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { title, author, saved_at, category, chosen, personal } = work;
  const nameKinds = useKindNames();
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <WorkPicture work={work} />
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography component="h3" noWrap title={title} sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('by', { author, time: dateTime(saved_at) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`category.${category}`)} · {t(`wanted.${chosen?.visibility ?? 'public'}`)}
        </Typography>
        {personal.length > 0 && (
          <Stack direction="row" spacing={1} sx={{ mt: 1, color: 'warning.main' }}>
            <WarningIcon fontSize="small" />
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('personal.queue', { kinds: nameKinds(personal.map(({ kind }) => kind)) })}
            </Typography>
          </Stack>
        )}
      </CardContent>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <Button
          variant="contained"
          aria-label={t('decideOn', { title })}
          onClick={() => onOpen(work)}
        >
          {t('decide')}
        </Button>
      </CardActions>
    </Card>
  );
}

/** Works that wait for approval to be public. */
export function WaitingTab() {
  const { t } = useTranslation('works');
  const query = useWaiting();
  const [deciding, setDeciding] = useState<WorkDto | null>(null);
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      {data.length === 0 && (
        <EmptyState
          icon={<CheckCircleIcon color="success" fontSize="large" />}
          title={t('noneWaiting')}
          hint={t('noneWaitingHint')}
        />
      )}
      {data.length > 0 && (
        <WorkGrid label={t('parts.waiting')}>
          {data.map((work) => (
            <WaitingCard key={work.id} work={work} onOpen={setDeciding} />
          ))}
        </WorkGrid>
      )}
      <MoreButton query={query} sx={{ mt: 2 }} />
      {deciding && <DecideDialog work={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
