import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { AccountStep } from './AccountStep.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PhonelessNotice } from './PhonelessNotice.tsx';
import type { Recovery } from './recovery.ts';

function Step({ recovery, go }: { recovery: Recovery; go: (next: Recovery) => void }) {
  const { username, phone, proof, changed } = recovery;
  if (changed) return <ChangedNotice />;
  if (phone === undefined) return <AccountStep recovery={recovery} onDone={go} />;
  const again = () => go({ username });
  if (phone === '') return <PhonelessNotice username={username} onBack={again} />;
  if (proof === undefined)
    return <CodeStep username={username} phone={phone} onDone={go} onBack={again} />;
  return <PasswordStep username={username} proof={proof} onDone={go} onBack={again} />;
}

/** Account, code, new password: one thing at a time. */
export default function ForgottenPasswordPage() {
  const { t } = useTranslation('passwords');
  const [recovery, setRecovery] = useState<Recovery>({ username: '' });
  return (
    <PublicPage title={t('title')} subtitle={recovery.changed ? undefined : t('subtitle')}>
      <Step recovery={recovery} go={setRecovery} />
    </PublicPage>
  );
}
