import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useText } from '#frontend/src/entities/works/view/use-file.ts';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { Sound } from '#frontend/src/ui/Sound.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { FileKind } from '#shared/uploads/rules.ts';
import { WORK_KINDS, type WorkKind } from '#shared/works/rules.ts';

interface Props {
  readonly name: string;
  readonly kind: FileKind;
  readonly url: string;
}

const isSeenAsWork = (kind: FileKind): kind is WorkKind =>
  kind !== 'zip' && WORK_KINDS.some((each) => each === kind);

function TextView({ name, url }: Pick<Props, 'name' | 'url'>) {
  const { data, error, refetch } = useText(url);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoading />;
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={name}
      sx={{
        m: 0,
        p: 2,
        overflow: 'auto',
        maxHeight: '70vh',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {data}
    </Box>
  );
}

function Shown({ name, kind, url }: Props) {
  const { t } = useTranslation('document');
  if (kind === 'text') return <TextView name={name} url={url} />;
  if (kind === 'audio') return <Sound name={name} url={url} />;
  return <Typography color="textSecondary">{t('noPreview')}</Typography>;
}

/** Shows, plays or reads a file, and offers it for download. */
export function DocumentViewer(file: Props) {
  const { t } = useTranslation('document');
  const { name, kind, url } = file;
  if (isSeenAsWork(kind))
    return <WorkViewer file={{ kind, title: name, name, url, thumbnail: '' }} />;
  return (
    <Stack spacing={2}>
      <Shown {...file} />
      <Box>
        <Button
          component="a"
          href={url}
          download={name}
          variant="outlined"
          startIcon={<DownloadIcon />}
        >
          {t('download')}
        </Button>
      </Box>
    </Stack>
  );
}
