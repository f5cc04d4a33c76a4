import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { demandsChallenge, prove } from '#frontend/src/lib/prove.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import { signInByCard } from '#frontend/src/lib/session-actions.ts';
import { CODE } from '#shared/codes.ts';

/** `ask`: another user is signed in here. `over`: the card was used, or has expired. */
export type CardStep = 'ask' | 'working' | 'over' | 'failed';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.loginError;

async function redeem(token: string): Promise<Session> {
  try {
    return await signInByCard(token);
  } catch (error) {
    // A whole class shares one IP address, so failures of others may cause the demand.
    if (!demandsChallenge(error)) throw error;
    return signInByCard(token, await prove());
  }
}

/** Signs in with the card in the URL. A card works only once, so effects that React repeats must not send it twice. */
export function useCard() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [step, setStep] = useState<CardStep>(() => (getSession() ? 'ask' : 'working'));
  const [problem, setProblem] = useState<Error | null>(null);
  const begun = useRef(false);

  const start = useCallback(async (): Promise<void> => {
    setStep('working');
    try {
      const { role } = await redeem(token);
      await navigate(homeOf(role), { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error : null);
      setStep(isOver(error) && !demandsChallenge(error) ? 'over' : 'failed');
    }
  }, [token, navigate]);

  useEffect(() => {
    if (begun.current || getSession()) return;
    begun.current = true;
    void start();
  }, [start]);

  return { step, problem, start };
}
