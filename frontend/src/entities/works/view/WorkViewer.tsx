import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { HandedIn } from '#shared/contracts/task-fields.ts';
import { VideoView } from './VideoView.tsx';

/** A version of a work, or one that was handed in: whatever has a file to look at. */
export type ViewedFile = Pick<HandedIn, 'kind' | 'title' | 'name' | 'url' | 'thumbnail'>;

interface Props {
  readonly file: ViewedFile;
}

const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }));
const PythonView = lazy(async () => ({ default: (await import('./PythonView.tsx')).PythonView }));
const ScratchView = lazy(async () => ({
  default: (await import('./ScratchView.tsx')).ScratchView,
}));

const FITTING = { maxWidth: '100%', maxHeight: '75vh', display: 'block', mx: 'auto' } as const;

function FileView({ file: { kind, title, thumbnail, url } }: Props) {
  const { t } = useTranslation('work');
  if (kind === 'picture') return <Box component="img" src={url} alt={title} sx={FITTING} />;
  if (kind === 'video') return <VideoView title={title} thumbnail={thumbnail} url={url} />;
  if (kind === 'pdf') return <PdfView title={title} url={url} />;
  if (kind === 'python') return <PythonView title={title} url={url} />;
  if (kind === 'scratch') return <ScratchView title={title} url={url} />;
  return <Typography color="textSecondary">{t('onlyDownload')}</Typography>;
}

/** Visitors do not see the file name that a student chose: they get the work's title. */
function fileName({ name, title, url }: ViewedFile): string {
  const { pathname } = new URL(url, location.href);
  return name || title + pathname.slice(pathname.lastIndexOf('.'));
}

/** Shows, plays or reads a work, and offers its file for download. */
export function WorkViewer({ file }: Props) {
  const { t } = useTranslation('work');
  return (
    <Stack spacing={2}>
      <Suspense fallback={<PageLoading />}>
        <FileView file={file} />
      </Suspense>
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
