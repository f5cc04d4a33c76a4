import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { demandsChallenge, prove } from '#frontend/src/lib/prove.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import { signInByCard } from '#frontend/src/lib/session-actions.ts';
import { CODE } from '#shared/codes.ts';

/** `ask`: somebody else is signed in here. `over`: the card was used, or is too old. */
export type CardStep = 'ask' | 'working' | 'over' | 'failed';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.loginError;

async function redeem(token: string): Promise<Session> {
  try {
    return await signInByCard(token);
  } catch (error) {
    // Somebody on the same network has failed; a class signs in from one address.
    if (!demandsChallenge(error)) throw error;
    return signInByCard(token, await prove());
  }
}

/** The card of the address. A card works once, so it is shown to the server once, however often React begins. */
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
