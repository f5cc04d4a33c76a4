import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shrinkToFile } from '#frontend/src/lib/shrink-picture.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useStoreFile } from '#frontend/src/lib/uploads/store-file.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import type { FileDto } from '#shared/uploads/contract.ts';
import type { KindValues } from './kind-values.ts';

type Stored = Pick<FileDto, 'key' | 'url'>;

interface Props {
  readonly control: FieldControl<KindValues>;
  /** The picture that the kind has; null for none. */
  readonly stored: Stored | null;
}

/** Shrinks a chosen picture and uploads it. */
function useChoose(onStored: (picture: Stored) => void) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useStoreFile('attachment');
  const [working, setWorking] = useState(false);
  async function choose(file: File): Promise<void> {
    setWorking(true);
    const small = await shrinkToFile(file).catch(() => undefined);
    try {
      if (small) onStored(await mutateAsync(small));
      else toast.error(t('kindForm.notAPicture'));
    } catch {
      // The client of the API has shown why.
    } finally {
      setWorking(false);
    }
  }
  return { choose, working };
}

/** The picture of a kind. Saved with the form around it. */
export function KindPictureField({ control, stored }: Props) {
  const { t } = useTranslation('equipment');
  const { field } = useController({ control, name: 'picture' });
  const [uploaded, setUploaded] = useState<Stored | null>(null);
  const { choose, working } = useChoose((picture) => {
    setUploaded(picture);
    field.onChange(picture.key);
  });
  const shown = [uploaded, stored].find((picture) => picture?.key === field.value)?.url;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{t('kindForm.picture')}</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {shown && <Thumbnail src={shown} />}
        <PictureButton
          label={t(shown ? 'kindForm.changePicture' : 'kindForm.choosePicture')}
          working={working}
          variant="outlined"
          onChoose={(file) => void choose(file)}
        />
        {shown && (
          <Button color="inherit" onClick={() => field.onChange('')}>
            {t('kindForm.removePicture')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
