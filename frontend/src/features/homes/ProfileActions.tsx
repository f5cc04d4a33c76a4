import BadgeIcon from '@mui/icons-material/Badge';
import LockIcon from '@mui/icons-material/Lock';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { openAccountDialog } from '#frontend/src/lib/account-dialogs.ts';

/** The most common actions of the user's account. */
export function ProfileActions() {
  const { t } = useTranslation('homes');
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      <Button
        variant="outlined"
        startIcon={<BadgeIcon />}
        onClick={() => openAccountDialog('info')}
      >
        {t('profile.edit')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<LockIcon />}
        onClick={() => openAccountDialog('password')}
      >
        {t('profile.password')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<PhotoCameraIcon />}
        onClick={() => openAccountDialog('avatar')}
      >
        {t('profile.avatar')}
      </Button>
    </Stack>
  );
}
