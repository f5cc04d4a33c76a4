import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { openAccountDialog } from '#frontend/src/lib/account-dialogs.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { StudyCard } from './StudyCard.tsx';

interface FactProps {
  readonly label: string;
  readonly value: string;
}

function Fact({ label, value }: FactProps) {
  return (
    <Stack>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </Stack>
  );
}

/** What a child needs to sign in elsewhere, and the ways to change it. */
export function AboutMe() {
  const { t } = useTranslation('students');
  const { user } = useSignedIn();
  return (
    <StudyCard title={t('study.about')}>
      <Stack component="dl" spacing={1.5} sx={{ m: 0, mb: 2 }}>
        <Fact label={t('name')} value={user.real_name} />
        {user.nick && user.nick !== user.real_name && <Fact label={t('nick')} value={user.nick} />}
        <Fact label={t('account')} value={user.account} />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="outlined" size="large" onClick={() => openAccountDialog('info')}>
          {t('study.editInfo')}
        </Button>
        {user.by_card !== 1 && (
          <Button variant="outlined" size="large" onClick={() => openAccountDialog('password')}>
            {t('study.changePassword')}
          </Button>
        )}
      </Stack>
    </StudyCard>
  );
}
