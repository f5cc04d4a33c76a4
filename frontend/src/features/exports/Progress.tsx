import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { ExportDto } from '#shared/exports/contract.ts';
import { useCancel, useSteps } from './queries.ts';

const TITLES = { running: 'running', done: 'done', cancelled: 'cancelled' } as const;

/** Sheets are the first tenth of the way, files the rest. */
const SHEETS_SHARE = 10;

function percentOf({ sheets, sheets_total, bytes, bytes_total }: ExportDto): number {
  const files = bytes_total === 0 ? 1 : Math.min(1, bytes / bytes_total);
  return (sheets / sheets_total) * SHEETS_SHARE + files * (100 - SHEETS_SHARE);
}

function Running({ found }: { readonly found: ExportDto }) {
  const { t } = useTranslation('exports');
  const { failureCount } = useSteps(found.id);
  const cancel = useCancel();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percentOf(found)}
        aria-label={t('progress')}
        sx={{ width: 1 }}
      />
      {failureCount > 0 && <Typography role="status">{t('waiting')}</Typography>}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('ask')}
        text={t('effect')}
        confirmLabel={t('cancel')}
        working={cancel.isPending}
        onConfirm={() => cancel.mutate(found.id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** How far an export is, in numbers. */
export function Progress({ found }: { readonly found: ExportDto }) {
  const { t } = useTranslation('exports');
  const { dateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  const { state, by_name: name, began, sheets, sheets_total, rows, files, bytes } = found;
  // Files may be stored while it runs.
  const total = formatBytes(Math.max(bytes, found.bytes_total), locale);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', width: 1 }}>
      <Typography variant="h3" component="h2">
        <span aria-live="polite">{t(TITLES[state])}</span>
      </Typography>
      <Typography color="textSecondary">{t('by', { name, time: dateTime(began) })}</Typography>
      <Typography>{t('sheets', { done: sheets, total: sheets_total, rows })}</Typography>
      <Typography>
        {t('files', { count: files, done: formatBytes(bytes, locale), total })}
      </Typography>
      {state === 'running' && <Running found={found} />}
    </Stack>
  );
}
