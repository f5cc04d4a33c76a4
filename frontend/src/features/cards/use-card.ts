import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { attemptWithProof, demandsChallenge } from '#frontend/src/lib/prove.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import { signInByCard } from '#frontend/src/lib/session-actions.ts';
import { waitAndRepeat } from '#frontend/src/lib/wait-and-repeat.ts';
import { CODE } from '#shared/codes.ts';

/** `ask`: another user is signed in here. `over`: the card was replaced or revoked, or has expired. */
export type CardStep = 'ask' | 'working' | 'over' | 'failed';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.loginError;

/** A whole class shares one address, so failures of others may demand a challenge. */
const redeem = (token: string, failed: string): Promise<Session> =>
  waitAndRepeat(() =>
    attemptWithProof((verificationCode) => signInByCard(token, verificationCode), { failed }),
  );

/** Signs in with the card in the URL: once, also when React repeats effects. */
export function useCard() {
  const { token = '' } = useParams();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const [step, setStep] = useState<CardStep>(() => (getSession() ? 'ask' : 'working'));
  const [problem, setProblem] = useState<Error | null>(null);
  const begun = useRef(false);

  const start = useCallback(async (): Promise<void> => {
    setStep('working');
    try {
      const { role } = await redeem(token, t('challengeFailed'));
      await navigate(homeOf(role), { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error : null);
      setStep(isOver(error) && !demandsChallenge(error) ? 'over' : 'failed');
    }
  }, [token, navigate, t]);

  useEffect(() => {
    if (begun.current || getSession()) return;
    begun.current = true;
    void start();
  }, [start]);

  return { step, problem, start };
}
