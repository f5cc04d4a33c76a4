import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { afterSignIn } from '#frontend/src/lib/homes.ts';
import { type Credentials, signIn } from '#frontend/src/lib/session-actions.ts';

/** `form`: waiting for input; `challenge`: solving the puzzle; `server`: asking the server. */
export type SignInStep = 'form' | 'challenge' | 'server';

const demandsChallenge = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'challenge' in error.data &&
  error.data.challenge === true;

/** The steps of a sign-in. After failures the server demands a proof of work, which every later try brings along. */
export function useSignIn() {
  const { t } = useTranslation('sessions');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [step, setStep] = useState<SignInStep>('form');
  const [challenged, setChallenged] = useState(false);

  async function prove(): Promise<string> {
    setStep('challenge');
    // The solver is large and seldom needed.
    const { solveChallenge } = await import('./solve-challenge.ts');
    const solution = await solveChallenge();
    if (!solution) throw new Error(t('challengeFailed'));
    return solution;
  }

  async function submit({ username, password }: Credentials): Promise<void> {
    try {
      const verificationCode = challenged ? await prove() : undefined;
      setStep('server');
      const { role } = await signIn({ username, password, verificationCode });
      await navigate(afterSignIn(role, search.get('from')), { replace: true });
    } catch (error) {
      if (demandsChallenge(error)) setChallenged(true);
      throw error;
    } finally {
      setStep('form');
    }
  }

  return { submit, step, challenged };
}
