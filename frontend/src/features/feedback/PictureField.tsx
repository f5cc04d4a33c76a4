import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDroppedFiles } from '#frontend/src/entities/uploads/use-dropped-files.ts';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import type { FileDto } from '#shared/uploads/contract.ts';

export type Picture = Pick<FileDto, 'id' | 'name' | 'url'>;

interface Props {
  readonly pictures: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  readonly onSending: (isSending: boolean) => void;
}

const SIDE = 96;

/** Sends pictures one after the other; what is no picture, or one too many, is left out. */
function usePictures({ pictures, onChange, onSending }: Props) {
  const { t } = useTranslation('feedback');
  const { mutateAsync } = useStoreFile('feedback-picture');
  const [isSending, setIsSending] = useState(false);
  const mark = (sending: boolean) => {
    setIsSending(sending);
    onSending(sending);
  };
  async function add(files: readonly File[]): Promise<void> {
    if (isSending) return;
    mark(true);
    let all = pictures;
    for (const file of files.slice(0, FEEDBACK_LIMITS.picturesMax - all.length)) {
      const small = await shrinkToFile(file).catch(() => undefined);
      if (!small) toast.error(t('notAPicture'));
      // A failure has been told by a toast.
      const stored = small && (await mutateAsync(small).catch(() => undefined));
      if (stored) all = [...all, stored];
    }
    onChange(all);
    mark(false);
  }
  return { add, isSending };
}

/** Up to three screenshots: chosen, dropped, or pasted. */
export function PictureField(props: Props) {
  const { t } = useTranslation('feedback');
  const { pictures, onChange } = props;
  const { add, isSending } = usePictures(props);
  const { target } = useDroppedFiles((files) => void add(files));
  const choice = useFileChoice({
    accept: 'image/*',
    label: t('choosePicture'),
    onChooseAll: (files) => void add(files),
  });
  const isFull = pictures.length >= FEEDBACK_LIMITS.picturesMax;
  return (
    <Box {...target}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('pictures', { count: FEEDBACK_LIMITS.picturesMax })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('picturesHint')}
      </Typography>
      {choice.input}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {pictures.map(({ id, name, url }) => (
          <Box key={id} sx={{ position: 'relative' }}>
            <Box
              component="img"
              src={url}
              alt={name}
              width={SIDE}
              height={SIDE}
              sx={{ display: 'block', objectFit: 'cover', borderRadius: 1 }}
            />
            <IconButton
              size="small"
              aria-label={t('removePicture', { name })}
              onClick={() => onChange(pictures.filter((each) => each.id !== id))}
              sx={{
                position: 'absolute',
                top: 0,
                right: 0,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button
          variant="outlined"
          startIcon={<AddPhotoAlternateIcon />}
          disabled={isFull}
          loading={isSending}
          onClick={choice.open}
        >
          {t('choosePicture')}
        </Button>
      </Stack>
    </Box>
  );
}
