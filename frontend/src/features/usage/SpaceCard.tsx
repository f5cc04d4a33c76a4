import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { type Space, useSpace } from './queries.ts';
import { useBytes } from './use-bytes.ts';

/** How the space goes on. */
function Outlook({ per_day, full_on, quota, used }: Space) {
  const { t } = useTranslation('usage');
  const { day } = useFormats();
  const bytes = useBytes();
  if (used >= quota) return <Typography>{t('space.full')}</Typography>;
  if (full_on)
    return (
      <Typography>{t('space.fullOn', { date: day(full_on), size: bytes(per_day) })}</Typography>
    );
  return (
    <Typography color="textSecondary">
      {per_day > 0 ? t('space.grows', { size: bytes(per_day) }) : t('space.steady')}
    </Typography>
  );
}

/** The storage of the school: used and left, by kind, and when it will be full. */
export function SpaceCard() {
  const { t } = useTranslation('usage');
  const { data, error, refetch } = useSpace();
  if (!data)
    return (
      <TitledCard title={t('space.title')}>
        <LoadState error={error} refetch={refetch} rows={6} />
      </TitledCard>
    );
  return (
    <QuotaCard
      title={t('space.title')}
      usage={data}
      warning={t('space.warning')}
      parts={data.groups.map(({ group, bytes, files }) => ({
        key: group,
        label: t(`groups.${group}`),
        bytes,
        files,
      }))}
    >
      <Outlook {...data} />
      <Typography variant="body2" color="textSecondary">
        {t('space.notCounted')}
      </Typography>
    </QuotaCard>
  );
}
