import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { UploadItem } from '#frontend/src/lib/uploads/upload-item.ts';
import type { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { uploads } from '#shared/uploads/contract.ts';

const { steps } = uploads.endpoints;

interface Props {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  /** Opens the system's dialog for files. */
  readonly onChooseAgain: () => void;
}

/** Uploads that were never finished, e.g. because the browser was closed. */
function useUnfinished({ queue: { purpose }, items }: Pick<Props, 'queue' | 'items'>) {
  const begun = items.flatMap(({ uploadId }) => uploadId ?? []);
  const { data } = useQuery({ ...queryOf(steps, { action: 'list' }), staleTime: 0 });
  return (data?.uploads ?? []).filter(
    (upload) =>
      upload.purpose === purpose && upload.mode === 'parts' && !begun.includes(upload.upload_id),
  );
}

export function UnfinishedUploads({ queue, items, onChooseAgain }: Props) {
  const { t } = useTranslation('upload');
  const locale = LOCALES[useLanguage()];
  const abort = useChange(steps, { changes: [steps] });
  const unfinished = useUnfinished({ queue, items });
  if (unfinished.length === 0) return null;
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>{t('unfinished')}</AlertTitle>
      {t('unfinishedHint')}
      {unfinished.map(({ upload_id, name, bytes }) => (
        <Stack
          key={upload_id}
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ mt: 1, alignItems: { sm: 'center' } }}
        >
          <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {name} ({formatBytes(bytes, locale)})
          </Typography>
          <Button variant="outlined" onClick={onChooseAgain}>
            {t('chooseAgain', { name })}
          </Button>
          <Button
            color="error"
            loading={abort.isPending && abort.variables?.upload_id === upload_id}
            onClick={() => abort.mutate({ action: 'abort', upload_id })}
          >
            {t('throwAway', { name })}
          </Button>
        </Stack>
      ))}
    </Alert>
  );
}
