import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { afterSignIn } from '#frontend/src/lib/homes.ts';
import { demandsChallenge, prove } from '#frontend/src/lib/prove.ts';
import type { Session } from '#frontend/src/lib/session.ts';
import { type Credentials, signIn } from '#frontend/src/lib/session-actions.ts';

/** `form`: waiting for input; `challenge`: solving the puzzle; `server`: asking the server. */
export type SignInStep = 'form' | 'challenge' | 'server';

/** Signs a user in. After failures the server demands a proof of work, which is then sent with every attempt. */
export function useSignIn() {
  const { t } = useTranslation('sessions');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [step, setStep] = useState<SignInStep>('form');
  const [challenged, setChallenged] = useState(false);
  const failed = useRef(false);

  async function attempt(given: Credentials, withProof: boolean): Promise<Session> {
    const { username, password } = given;
    if (!withProof) {
      setStep('server');
      return signIn({ username, password });
    }
    setStep('challenge');
    const verificationCode = await prove();
    if (!verificationCode) throw new Error(t('challengeFailed'));
    setStep('server');
    return signIn({ username, password, verificationCode });
  }

  /**
   * If the first attempt is refused only because others on the same network failed, solves the challenge
   * and repeats the attempt, so that the user does not have to.
   */
  async function attemptAgain(credentials: Credentials, error: unknown): Promise<Session> {
    const isFirst = !failed.current && !challenged;
    failed.current = true;
    if (!demandsChallenge(error)) throw error;
    setChallenged(true);
    if (!isFirst) throw error;
    return attempt(credentials, true);
  }

  async function submit(credentials: Credentials): Promise<void> {
    try {
      const session = await attempt(credentials, challenged).catch((error: unknown) =>
        attemptAgain(credentials, error),
      );
      await navigate(afterSignIn(session.role, search.get('from')), { replace: true });
    } finally {
      setStep('form');
    }
  }

  return { submit, step, challenged };
}
