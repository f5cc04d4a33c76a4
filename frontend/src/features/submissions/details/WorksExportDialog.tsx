import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { TaskExportDto } from '#shared/exports/contract.ts';
import { useWorksExport } from './use-works-export.ts';

interface Props {
  readonly taskId: string;
  readonly classId: string | undefined;
  /** The class that is chosen; undefined for all. */
  readonly className: string | undefined;
  readonly onClose: () => void;
}

interface Found {
  readonly found: TaskExportDto;
}

const percentOf = ({ bytes, bytes_total }: TaskExportDto): number =>
  bytes_total === 0 ? 100 : Math.min(100, (100 * bytes) / bytes_total);

function useSizes() {
  const locale = LOCALES[useLanguage()];
  return (bytes: number) => formatBytes(bytes, locale);
}

/** First it is looked at what there is, then it is copied. */
function Running({ found, isWaiting }: Found & { readonly isWaiting: boolean }) {
  const { t } = useTranslation('submissions');
  const size = useSizes();
  const { counted, students, files, files_total: total, bytes, bytes_total } = found;
  const sizes = { done: size(bytes), size: size(bytes_total) };
  return (
    <>
      <LinearProgress
        aria-label={t('works.progress')}
        {...(counted && { variant: 'determinate', value: percentOf(found) })}
      />
      <Typography>
        {counted
          ? t('works.copying', { files, total, ...sizes })
          : t('works.looking', { count: students })}
      </Typography>
      <Typography color="textSecondary">{t('works.stay')}</Typography>
      {isWaiting && <Typography role="status">{t('works.waiting')}</Typography>}
    </>
  );
}

function Done({ found }: Found) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const size = useSizes();
  const { archives, students, files, files_gone: gone, until } = found;
  return (
    <>
      <Typography>{t('works.holds', { files, students })}</Typography>
      {gone > 0 && <Typography color="error">{t('works.gone', { count: gone })}</Typography>}
      {archives.map(({ name, bytes, url }) => (
        <Button
          key={name}
          component="a"
          href={url}
          download={name}
          variant="contained"
          startIcon={<DownloadIcon />}
          sx={{ alignSelf: 'start', overflowWrap: 'anywhere' }}
        >
          {t('works.archive', { name, size: size(bytes) })}
        </Button>
      ))}
      <Typography color="textSecondary">{t('works.secret', { time: dateTime(until) })}</Typography>
    </>
  );
}

/** Puts the works of a task into archives that can be saved, each under the name of its child. */
export function WorksExportDialog({ className, onClose, ...scope }: Props) {
  const { t } = useTranslation('submissions');
  const { found, isBeginning, isWaiting, error, begin } = useWorksExport(scope);
  return (
    <ClosableDialog title={t('works.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            {className ? t('works.ofClass', { name: className }) : t('allClasses')}
          </Typography>
          <Typography color="textSecondary">{t('works.what')}</Typography>
          {found && (
            <Typography variant="h3" component="p" role="status">
              {t(found.state === 'done' ? 'works.done' : 'works.running')}
            </Typography>
          )}
          {error ? (
            <ErrorState error={error} onRetry={begin} />
          ) : (
            <>
              {found?.state === 'running' && <Running found={found} isWaiting={isWaiting} />}
              {found?.state === 'done' && <Done found={found} />}
            </>
          )}
          {!found && !error && (
            <Button
              variant="contained"
              loading={isBeginning}
              onClick={begin}
              sx={{ alignSelf: 'start' }}
            >
              {t('works.begin')}
            </Button>
          )}
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
