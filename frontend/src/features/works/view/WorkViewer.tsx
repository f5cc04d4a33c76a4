import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '#frontend/src/components/states/PageLoading.tsx';
import type { WorkRecord, WorkVersion } from '#shared/contracts/work-fields.ts';

interface Props {
  readonly work: WorkRecord;
  readonly version: WorkVersion;
}

const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }));
const PythonView = lazy(async () => ({ default: (await import('./PythonView.tsx')).PythonView }));
const ScratchView = lazy(async () => ({
  default: (await import('./ScratchView.tsx')).ScratchView,
}));

const FITTING = { maxWidth: '100%', maxHeight: '75vh', display: 'block', mx: 'auto' } as const;

function Shown({ work: { kind, title, thumbnail }, version: { url } }: Props) {
  if (kind === 'picture') return <Box component="img" src={url} alt={title} sx={FITTING} />;
  if (kind === 'video')
    return (
      <Box
        component="video"
        src={url}
        {...(thumbnail && { poster: thumbnail })}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        sx={{ ...FITTING, width: '100%', bgcolor: 'common.black' }}
      />
    );
  if (kind === 'pdf') return <PdfView title={title} url={url} />;
  if (kind === 'python') return <PythonView title={title} url={url} />;
  return kind === 'scratch' ? <ScratchView title={title} url={url} /> : null;
}

/** A work as it is looked at, played or read; and its file, to be taken along. */
export function WorkViewer({ work, version }: Props) {
  const { t } = useTranslation('works');
  return (
    <Stack spacing={2}>
      <Suspense fallback={<PageLoading />}>
        <Shown work={work} version={version} />
      </Suspense>
      <Box>
        <Button
          component="a"
          href={version.url}
          download={version.name}
          variant="outlined"
          startIcon={<DownloadIcon />}
        >
          {t('download')}
        </Button>
      </Box>
    </Stack>
  );
}
