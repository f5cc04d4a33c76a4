import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { FREEABLE_VIEWS, type FreeableView } from '#shared/usage/contract.ts';
import { ClearButton } from './ClearButton.tsx';
import { type Freeable, useFreeable } from './queries.ts';
import { useBytes } from './use-bytes.ts';

interface Props {
  /** Lists a kind below. */
  readonly onShow: (view: FreeableView) => void;
}

function Sum({ view, sum }: { readonly view: FreeableView; readonly sum: Freeable }) {
  const { t } = useTranslation('usage');
  const bytes = useBytes();
  const text = t(`free.${view}`, { count: sum.count, size: bytes(sum.bytes) });
  return (
    <Typography color="textSecondary">{sum.more ? t('free.atLeast', { text }) : text}</Typography>
  );
}

function Kind({ view, onShow }: Props & { readonly view: FreeableView }) {
  const { t } = useTranslation('usage');
  const { data, error, refetch } = useFreeable(view);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{t(`views.${view}`)}</Typography>
          {data && <Sum view={view} sum={data} />}
          {!data && !error && <Skeleton width="12rem" />}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        </Box>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          <Button
            size="small"
            onClick={() => onShow(view)}
            aria-label={t('free.showOf', { name: t(`views.${view}`) })}
          >
            {t('free.show')}
          </Button>
          {view !== 'versions' && (
            <ClearButton of={view} disabled={!data || (data.now === 0 && !data.more)} />
          )}
        </Stack>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t(`hints.${view}`)}
      </Typography>
    </Box>
  );
}

/** What could be freed, by kind, with what is safe to delete at once. */
export function FreeCard({ onShow }: Props) {
  const { t } = useTranslation('usage');
  return (
    <Box sx={{ mb: 3 }}>
      <TitledCard title={t('free.title')}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {FREEABLE_VIEWS.map((view) => (
            <Kind key={view} view={view} onShow={onShow} />
          ))}
        </Box>
      </TitledCard>
    </Box>
  );
}
