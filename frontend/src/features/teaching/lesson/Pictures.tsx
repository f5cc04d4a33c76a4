import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { UploadLine } from '#frontend/src/entities/uploads/UploadLine.tsx';
import { useDroppedFiles } from '#frontend/src/entities/uploads/use-dropped-files.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import type { Writing } from '../draft/use-record-draft.ts';
import { PictureGrid } from '../record/PictureGrid.tsx';
import type { PictureUploads } from './use-picture-queue.ts';

type AddProps = Pick<PictureUploads, 'add'>;

/** Opens the camera of the device directly. */
function CameraButton({ add }: AddProps) {
  const { t } = useTranslation('teaching');
  const label = t('takePicture');
  const { open, input } = useFileChoice({
    accept: 'image/*',
    label,
    onChoose: (file) => add([file]),
    capture: 'environment',
  });
  return (
    <>
      {input}
      <Button variant="outlined" startIcon={<CameraIcon />} onClick={open}>
        {label}
      </Button>
    </>
  );
}

/** Chooses several pictures at once, or takes one. */
function AddButtons({ add }: AddProps) {
  const { t } = useTranslation('teaching');
  // Touch devices usually have a camera.
  const touch = useMediaQuery<Theme>('(pointer: coarse)');
  const label = t('addPictures');
  const { open, input } = useFileChoice({ accept: 'image/*', label, onChooseAll: add });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {touch && <CameraButton add={add} />}
      {input}
      <Button variant="outlined" startIcon={<AddPhotoIcon />} onClick={open}>
        {label}
      </Button>
    </Stack>
  );
}

/** Uploads that have not arrived, each with its progress, and why one has failed. */
function Uploads({ uploads: { queue, pending, leftOut } }: Pick<Props, 'uploads'>) {
  const { t } = useTranslation('teaching');
  return (
    <>
      {leftOut > 0 && (
        <Alert severity="warning">
          {t('leftOut', { count: leftOut, most: TEACHING_LIMITS.picturesMax })}
        </Alert>
      )}
      {pending.length > 0 && (
        <Stack component="ul" spacing={1} aria-label={t('sending')} sx={{ m: 0, p: 0 }}>
          {pending.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} />
          ))}
        </Stack>
      )}
    </>
  );
}

interface Props {
  readonly writing: Writing;
  readonly uploads: PictureUploads;
}

/** The pictures of the lesson; several can be chosen, dropped or pasted at once. */
export function Pictures({ writing: { values, set }, uploads }: Props) {
  const { t } = useTranslation('teaching');
  const { isOver, target } = useDroppedFiles(uploads.add);
  const remove = (key: string) =>
    set({ pictures: values.pictures.filter((picture) => picture.key !== key) });
  return (
    <Paper
      component="section"
      aria-labelledby="pictures"
      {...target}
      sx={{ p: 2, bgcolor: isOver ? 'action.hover' : undefined }}
    >
      <Stack spacing={1.5}>
        <Typography id="pictures" variant="h2">
          {t('pictures', { count: values.pictures.length, most: TEACHING_LIMITS.picturesMax })}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {t('picturesHint', { most: TEACHING_LIMITS.picturesMax })}
        </Typography>
        <PictureGrid pictures={values.pictures} onRemove={remove} />
        <Uploads uploads={uploads} />
        {uploads.room > 0 && <AddButtons add={uploads.add} />}
      </Stack>
    </Paper>
  );
}
