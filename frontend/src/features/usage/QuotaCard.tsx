import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { PartsTable, type UsagePart } from './PartsTable.tsx';
import { useBytes } from './use-bytes.ts';

interface Props {
  readonly title: string;
  readonly usage: {
    readonly used: number;
    readonly quota: number;
    readonly left: number;
    readonly warned: number;
  };
  readonly parts: readonly UsagePart[];
  /** What is to be done about it, once most is used. */
  readonly warning: string;
  /** How it goes on. */
  readonly children: ReactNode;
}

/** The mark and the colour of a share that the principals are told of. */
const levelOf = (warned: number) =>
  warned >= 95 ? ('error' as const) : warned > 0 ? ('warning' as const) : ('primary' as const);

/** What is used of a quota and left, by part, with a warning once most is used. */
export function QuotaCard({ title, usage, parts, warning, children }: Props) {
  const { t } = useTranslation('usage');
  const bytes = useBytes();
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const { used, quota, left, warned } = usage;
  const share = quota > 0 ? used / quota : 0;
  const level = levelOf(warned);
  const sizes = { used: bytes(used), quota: bytes(quota) };
  return (
    <TitledCard title={title}>
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h3" component="p">
            {t('usedOf', sizes)}
          </Typography>
          <Typography>{percent.format(share)}</Typography>
        </Stack>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, Math.round(share * 100))}
          color={level}
          aria-label={t('usedOf', sizes)}
        />
        <Typography color="textSecondary">
          {used > quota
            ? t('over', { size: bytes(used - quota) })
            : t('left', { left: bytes(left) })}
        </Typography>
        {level !== 'primary' && (
          <Alert severity={level}>{t('warned', { percent: warned, warning })}</Alert>
        )}
        {children}
        <PartsTable title={title} parts={parts} />
      </Stack>
    </TitledCard>
  );
}
