import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Writing } from '../draft/use-draft.ts';
import { PictureGrid } from '../record/PictureGrid.tsx';
import { useAddPicture } from './use-add-picture.ts';

interface Props {
  readonly lesson: LessonDto;
  readonly writing: Writing;
}

/** The camera of the device at once, without the way through its pictures. */
function CameraButton({ working, onChoose }: { working: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation('teaching');
  const label = t('takePicture');
  const { open, input } = useFileChoice({
    accept: 'image/*',
    label,
    onChoose,
    capture: 'environment',
  });
  return (
    <>
      {input}
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        loading={working}
        loadingPosition="start"
        onClick={open}
      >
        {label}
      </Button>
    </>
  );
}

/** What the lesson looked like. */
export function Pictures({ lesson, writing: { draft, set, addPicture } }: Props) {
  const { t } = useTranslation('teaching');
  const { add, working } = useAddPicture(lesson, addPicture);
  // Where fingers point there is usually a camera.
  const touch = useMediaQuery<Theme>('(pointer: coarse)');
  const room = draft.pictures.length < LIMITS.lessonPicturesMax;
  const remove = (key: string) =>
    set({ pictures: draft.pictures.filter((picture) => picture.key !== key) });
  return (
    <Paper component="section" aria-labelledby="pictures" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography id="pictures" variant="h2">
          {t('pictures', { count: draft.pictures.length, most: LIMITS.lessonPicturesMax })}
        </Typography>
        <PictureGrid pictures={draft.pictures} onRemove={remove} />
        {room && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {touch && <CameraButton working={working} onChoose={add} />}
            <PictureButton
              label={t('addPicture')}
              working={working}
              variant="outlined"
              onChoose={add}
            />
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
