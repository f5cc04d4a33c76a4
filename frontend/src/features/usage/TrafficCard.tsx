import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { TRAFFIC_KINDS } from '#shared/usage/rules.ts';
import { QuotaCard } from './QuotaCard.tsx';
import { type Traffic, useTraffic } from './queries.ts';
import { useBytes } from './use-bytes.ts';

/** How the month goes on. */
function Outlook({ full_on, expected, quota, used }: Traffic) {
  const { t } = useTranslation('usage');
  const { day } = useFormats();
  const bytes = useBytes();
  if (used >= quota) return <Typography>{t('traffic.over')}</Typography>;
  if (full_on) return <Typography>{t('traffic.fullOn', { date: day(full_on) })}</Typography>;
  return (
    <Typography color="textSecondary">
      {t('traffic.expected', { size: bytes(expected) })}
    </Typography>
  );
}

/** The month's traffic of the school: used and left, by kind, and whether it lasts. */
export function TrafficCard() {
  const { t } = useTranslation('usage');
  const { data, error, refetch } = useTraffic();
  if (!data)
    return (
      <TitledCard title={t('traffic.title')}>
        <LoadState error={error} refetch={refetch} rows={6} />
      </TitledCard>
    );
  return (
    <QuotaCard
      title={t('traffic.title')}
      usage={data}
      warning={t('traffic.warning')}
      parts={TRAFFIC_KINDS.map((kind) => ({
        key: kind,
        label: t(`kinds.${kind}`),
        bytes: data.kinds[kind],
      }))}
    >
      <Outlook {...data} />
      <Typography variant="body2" color="textSecondary">
        {t('traffic.late')}
      </Typography>
    </QuotaCard>
  );
}
