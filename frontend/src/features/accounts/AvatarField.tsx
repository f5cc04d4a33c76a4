import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';

// The crop tool is needed once in a school year.
const AvatarDialog = lazy(async () => ({
  default: (await import('./AvatarDialog.tsx')).AvatarDialog,
}));

export function AvatarField() {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LargeAvatar />
      <Button startIcon={<PhotoCameraIcon />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('changeAvatar')}
      </Button>
      <Suspense>{open && <AvatarDialog onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}
