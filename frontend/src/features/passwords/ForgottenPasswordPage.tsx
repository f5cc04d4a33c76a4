import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { AccountStep, type Recovery } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Shown after the reset, which has ended all sessions; links to the sign-in. */
function ChangedNotice() {
  const { t } = useTranslation('passwords');
  return (
    <Stack spacing={2.5}>
      <Alert severity="success" role="status">
        {t('changed')}
      </Alert>
      <Button component={Link} to={paths.signIn} variant="contained" size="large" autoFocus>
        {t('signIn')}
      </Button>
    </Stack>
  );
}

function Step({ recovery, go }: { recovery: Recovery; go: (next: Recovery) => void }) {
  const { username, ticket, proof, changed } = recovery;
  if (changed) return <ChangedNotice />;
  if (ticket === undefined) return <AccountStep recovery={recovery} onDone={go} />;
  const again = () => go({ username });
  if (proof === undefined)
    return <CodeStep username={username} ticket={ticket} onDone={go} onBack={again} />;
  return <PasswordStep username={username} proof={proof} onDone={go} onBack={again} />;
}

/** Resets a password in three steps: account, code, new password. */
export default function ForgottenPasswordPage() {
  const { t } = useTranslation('passwords');
  const [recovery, setRecovery] = useState<Recovery>({ username: '' });
  return (
    <PublicPage title={t('title')} subtitle={recovery.changed ? undefined : t('subtitle')}>
      <Step recovery={recovery} go={setRecovery} />
    </PublicPage>
  );
}
