import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { BackToSignIn } from './BackToSignIn.tsx';

interface Props {
  readonly username: string;
  readonly onBack: () => void;
}

/** No phone is bound: only the school can help, and this says how. */
export function PhonelessNotice({ username, onBack }: Props) {
  const { t } = useTranslation('passwords');
  return (
    <Stack spacing={2.5}>
      <Alert severity="info" role="status">
        {t('noPhone', { account: username })}
      </Alert>
      <Button variant="outlined" onClick={onBack} autoFocus>
        {t('otherAccount')}
      </Button>
      <BackToSignIn />
    </Stack>
  );
}
