import VideoIcon from '@mui/icons-material/VideoCall';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadLine } from '#frontend/src/entities/uploads/UploadLine.tsx';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useMediaQueue } from './use-media-queue.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  /** What is to be known of this part. */
  readonly note: ReactNode;
}

/** One video: of the child's works, or uploaded. */
export function VideoField({ writing: { values, change }, note }: Props) {
  const { t } = useTranslation('reports');
  const { video } = values;
  const { queue, pending } = useMediaQueue({
    of: 'video',
    onArrived: (media) => change({ video: { ...media } }),
  });
  const label = t(video ? 'editor.otherVideo' : 'editor.addVideo');
  const { open, input } = useFileChoice({
    accept: 'video/mp4,video/webm,video/quicktime',
    label,
    onChoose: (file) => queue.add([file]),
  });
  return (
    <TitledCard
      title={t('sections.video')}
      action={
        pending.length === 0 && (
          <Button variant="outlined" startIcon={<VideoIcon />} onClick={open}>
            {label}
          </Button>
        )
      }
    >
      {input}
      {note}
      {!video && pending.length === 0 && (
        <Typography color="textSecondary">{t('editor.videoHint')}</Typography>
      )}
      {video && (
        <Stack spacing={1}>
          <Box
            component="video"
            controls
            preload="metadata"
            src={video.url}
            aria-label={t('sections.video')}
            sx={{ width: 1, maxHeight: '40vh', bgcolor: 'common.black', borderRadius: 1 }}
          />
          <Button sx={{ alignSelf: 'start' }} onClick={() => change({ video: null })}>
            {t('editor.removeVideo')}
          </Button>
        </Stack>
      )}
      {pending.length > 0 && (
        <Stack component="ul" spacing={1} aria-label={t('editor.uploading')} sx={{ m: 0, p: 0 }}>
          {pending.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} />
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}
