import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { HandedIn } from '#shared/tasks/fields.ts';
import { VideoView } from './VideoView.tsx';

/** A version of a work, or one that was handed in: whatever has a file to look at. */
export type ViewedFile = Pick<HandedIn, 'kind' | 'title' | 'name' | 'url' | 'thumbnail'>;

interface Props {
  readonly file: ViewedFile;
  /** Staff look at the blocks of a project beside its player. */
  readonly withBlocks?: boolean;
  /** What was handed in before, to compare its blocks with; for projects only. */
  readonly before?: ViewedFile | undefined;
}

const WHILE_LOADING = { fallback: <PageLoading /> };
const PdfView = lazyPart(async () => (await import('./PdfView.tsx')).PdfView, WHILE_LOADING);
const PythonView = lazyPart(
  async () => (await import('./PythonView.tsx')).PythonView,
  WHILE_LOADING,
);
const ScratchView = lazyPart(
  async () => (await import('./ScratchView.tsx')).ScratchView,
  WHILE_LOADING,
);
const OpenScratchView = lazyPart(
  async () => (await import('./OpenScratchView.tsx')).OpenScratchView,
  WHILE_LOADING,
);

const FITTING = { maxWidth: '100%', maxHeight: '75vh', display: 'block', mx: 'auto' } as const;

function FileView({ file, withBlocks = false, before }: Props) {
  const { t } = useTranslation('work');
  const { kind, title, thumbnail, url } = file;
  const beforeUrl = before?.kind === 'scratch' ? before.url : '';
  if (kind === 'picture') return <Box component="img" src={url} alt={title} sx={FITTING} />;
  if (kind === 'video') return <VideoView title={title} thumbnail={thumbnail} url={url} />;
  if (kind === 'pdf') return <PdfView title={title} url={url} />;
  if (kind === 'python') return <PythonView title={title} url={url} />;
  if (kind === 'scratch' && withBlocks)
    return <OpenScratchView title={title} thumbnail={thumbnail} url={url} beforeUrl={beforeUrl} />;
  if (kind === 'scratch') return <ScratchView title={title} thumbnail={thumbnail} url={url} />;
  return <Typography color="textSecondary">{t('onlyDownload')}</Typography>;
}

/** Visitors do not see the file name that a student chose: they get the work's title. */
function fileName({ name, title, url }: ViewedFile): string {
  const { pathname } = new URL(url, location.href);
  return name || title + pathname.slice(pathname.lastIndexOf('.'));
}

/** Shows, plays or reads a work, and offers its file for download. */
export function WorkViewer(props: Props) {
  const { t } = useTranslation('work');
  const { file } = props;
  return (
    <Stack spacing={2}>
      <FileView {...props} />
      <Box>
        <Button
          component="a"
          href={file.url}
          download={fileName(file)}
          variant="outlined"
          startIcon={<DownloadIcon />}
        >
          {t('download')}
        </Button>
      </Box>
    </Stack>
  );
}
