import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { afterSignIn } from '#frontend/src/lib/homes.ts';
import { attemptWithProof, demandsChallenge } from '#frontend/src/lib/prove.ts';
import type { Session } from '#frontend/src/lib/session.ts';
import { type Credentials, signIn } from '#frontend/src/lib/session-actions.ts';
import { waitAndRepeat } from '#frontend/src/lib/wait-and-repeat.ts';

/** `form`: waiting for input; `challenge`: solving the puzzle; `server`: asking the server. */
export type SignInStep = 'form' | 'challenge' | 'server';

/**
 * Signs a user in. After failures the server demands a proof of work, and asks to wait when very many sign in at
 * once: both are done without the user.
 */
export function useSignIn() {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const from = search.get('from');
  const navigate = useNavigate();
  const [step, setStep] = useState<SignInStep>('form');
  const [challenged, setChallenged] = useState(false);
  /** How long the puzzle takes at most on a slow device. */
  const [seconds, setSeconds] = useState(0);

  function onWork(most: number): void {
    setChallenged(true);
    setSeconds(most);
    setStep('challenge');
  }

  const attempt = ({ username, password }: Credentials): Promise<Session> =>
    attemptWithProof(
      (verificationCode) => {
        setStep('server');
        return signIn({ username, password, verificationCode, home: !from });
      },
      { username, onWork, failed: t('challengeFailed') },
    );

  async function submit(credentials: Credentials): Promise<void> {
    try {
      const session = await waitAndRepeat(() => attempt(credentials));
      await navigate(afterSignIn(session.role, from), { replace: true });
    } catch (error) {
      if (demandsChallenge(error)) setChallenged(true);
      throw error;
    } finally {
      setStep('form');
    }
  }

  return { submit, step, challenged, seconds };
}
