import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Writing } from '../draft/use-draft.ts';
import { useStartLesson } from '../queries.ts';
import { PictureGrid } from '../record/PictureGrid.tsx';

interface StoredPicture {
  readonly key: string;
  readonly url: string;
}

/** Shrinks and uploads a picture at once; the record refers to it when it is sent. */
function useAddPicture({ id, state }: LessonDto, onStored: (picture: StoredPicture) => void) {
  const { t } = useTranslation('teaching');
  const { mutateAsync } = useStoreFile('lesson-picture');
  const start = useStartLesson();
  const [working, setWorking] = useState(false);

  async function add(chosen: File): Promise<void> {
    setWorking(true);
    const file = await shrinkToFile(chosen).catch(() => undefined);
    try {
      if (!file) return void toast.error(t('notAPicture'));
      // Only a started lesson accepts pictures; a record may be written without a start.
      if (state === 'planned') await start.mutateAsync({ lesson_id: id });
      onStored(await mutateAsync(file));
    } catch {
      // The API client has shown the error.
    } finally {
      setWorking(false);
    }
  }
  return { working, add: (file: File) => void add(file) };
}

interface Props {
  readonly lesson: LessonDto;
  readonly writing: Writing;
}

/** Opens the camera of the device directly. */
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

/** The pictures of the lesson. */
export function Pictures({ lesson, writing: { draft, set, addPicture } }: Props) {
  const { t } = useTranslation('teaching');
  const { add, working } = useAddPicture(lesson, addPicture);
  // Touch devices usually have a camera.
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
