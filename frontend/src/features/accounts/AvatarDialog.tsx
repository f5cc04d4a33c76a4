import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import { PICTURE_TYPES } from './avatar-file.ts';
import { CropStage, type Cut } from './CropStage.tsx';
import { cutAvatar } from './picture.ts';
import { useChosenPicture } from './use-chosen-picture.ts';
import { useUploadAvatar } from './use-upload-avatar.ts';

/** Lets the user choose a picture, crop it to 200 by 200 pixels and upload it (specification 2 and 5). */
export function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const id = useId();
  const { picture, problem, opening, choose } = useChosenPicture();
  const [cut, setCut] = useState<Cut | null>(null);
  const { upload, isPending } = useUploadAvatar(onClose);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    // The event must not reach the form that contains this dialog.
    event.stopPropagation();
    if (picture && cut) upload(() => cutAvatar(picture.canvas, cut.area, cut.rotation));
  }

  const picker = (
    <PictureButton
      label={t(picture ? 'crop.chooseOther' : 'crop.choose')}
      variant={picture ? 'text' : 'contained'}
      working={opening}
      accept={PICTURE_TYPES}
      onChoose={(file) => void choose(file)}
    />
  );

  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={onSubmit}>
        <DialogTitle id={id}>{t('crop.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {problem && <Alert severity="error">{t(`crop.${problem}`)}</Alert>}
            {picture ? (
              <CropStage key={picture.address} address={picture.address} onCut={setCut} />
            ) : (
              <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', pt: 2 }}>
                <LargeAvatar />
                <Typography>{t('crop.dropHint')}</Typography>
              </Stack>
            )}
            <Stack sx={{ alignItems: 'center' }}>{picker}</Stack>
            <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
              {t('crop.chooseHint')}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {t('common:cancel')}
          </Button>
          {picture && <SubmitButton submitting={isPending}>{t('crop.upload')}</SubmitButton>}
        </DialogActions>
      </form>
    </Dialog>
  );
}
