import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import VideocamIcon from '@mui/icons-material/Videocam';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#frontend/src/lib/store.ts';
import { acceptOf } from '#frontend/src/lib/uploads/check-file.ts';
import type { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { type FileKind, fileTypeOf } from '#shared/uploads/rules.ts';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

interface CameraProps {
  readonly accept: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: (file: File) => void;
}

/** Opens the rear camera where the device has one. */
function CameraButton({ accept, label, icon, onChoose }: CameraProps) {
  const { open, input } = useFileChoice({ accept, label, capture: 'environment', onChoose });
  return (
    <>
      {input}
      <Button variant="outlined" startIcon={icon} onClick={open}>
        {label}
      </Button>
    </>
  );
}

/** Asks before the page is closed while uploads are running. */
function useLeavingGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Takes files (dropped, pasted, chosen or from the camera) and shows the progress of each. */
export function UploadBox({ queue }: { readonly queue: UploadQueue }) {
  const { t } = useTranslation('upload');
  const items = useStore(queue.items);
  const add = (file: File) => queue.add([file]);
  const { isOver, target } = useDroppedFiles((files) => queue.add(files));
  const accept = acceptOf(queue.endings);
  const { open, input } = useFileChoice({
    accept,
    label: t('choose'),
    onChooseAll: (files) => queue.add(files),
  });
  const takes = (kind: FileKind) => queue.endings.some((each) => fileTypeOf(each).kind === kind);
  const isTouched = useMediaQuery('(pointer: coarse)');
  useLeavingGuard(items.some(({ state }) => state === 'sending' || state === 'finishing'));
  return (
    <Stack spacing={2}>
      <Paper
        variant="outlined"
        {...target}
        sx={{
          p: 3,
          textAlign: 'center',
          borderStyle: 'dashed',
          borderWidth: 2,
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        <CloudUploadIcon color="primary" fontSize="large" />
        {!isTouched && (
          <>
            <Typography variant="h3" component="p">
              {t('drop')}
            </Typography>
            <Typography color="textSecondary">{t('dropHint')}</Typography>
          </>
        )}
        {input}
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <Button variant="contained" onClick={open}>
            {t('choose')}
          </Button>
          {isTouched && takes('picture') && (
            <CameraButton
              accept="image/*"
              label={t('photo')}
              icon={<PhotoCameraIcon />}
              onChoose={add}
            />
          )}
          {isTouched && takes('video') && (
            <CameraButton
              accept="video/*"
              label={t('film')}
              icon={<VideocamIcon />}
              onChoose={add}
            />
          )}
        </Stack>
      </Paper>
      <UnfinishedUploads queue={queue} items={items} onChooseAgain={open} />
      {items.length > 0 && (
        <Stack component="ul" spacing={1} aria-label={t('uploads')} sx={{ m: 0, p: 0 }}>
          {items.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
