import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Pin } from '#frontend/src/entities/pins/PinPad.tsx';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { attemptWithProof, demandsChallenge } from '#frontend/src/lib/prove.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import { signInByCard } from '#frontend/src/lib/session-actions.ts';
import { waitAndRepeat } from '#frontend/src/lib/wait-and-repeat.ts';
import { CODE } from '#shared/codes.ts';

/**
 * `ask`: another user is signed in here. `choose` and `enter`: the school wants a PIN of pictures, too. `over`: the
 * card was replaced or revoked, or has expired.
 */
export type CardStep = 'ask' | 'working' | 'choose' | 'enter' | 'over' | 'failed';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.loginError;

interface PinWanted {
  readonly pin: 'choose' | 'enter';
  readonly account: string;
}

/** What the server says when it wants a PIN, or another one; undefined for any other error. */
function pinWanted(error: unknown): PinWanted | undefined {
  const data = error instanceof ApiError ? error.data : undefined;
  return typeof data === 'object' && data && 'pin' in data ? (data as PinWanted) : undefined;
}

interface Attempt {
  readonly token: string;
  readonly pin?: Pin | undefined;
  readonly wanted?: PinWanted | undefined;
}

/** A whole class shares one address, so failures of others may demand a challenge. */
const redeem = ({ token, pin, wanted }: Attempt, failed: string): Promise<Session> =>
  waitAndRepeat(() =>
    attemptWithProof(
      (verificationCode) =>
        signInByCard({
          token,
          ...(pin && { [wanted?.pin === 'choose' ? 'new_pin' : 'pin']: pin.join(' ') }),
          ...(verificationCode && { verificationCode }),
        }),
      { failed, username: wanted?.account },
    ),
  );

/** Where a failed attempt leads. */
const stepAfter = (error: unknown, wanted: PinWanted | undefined): CardStep =>
  wanted?.pin ?? (isOver(error) && !demandsChallenge(error) ? 'over' : 'failed');

/** Signs in with the card in the URL: once, also when React repeats effects. */
export function useCard() {
  const { token = '' } = useParams();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const [step, setStep] = useState<CardStep>(() => (getSession() ? 'ask' : 'working'));
  const [problem, setProblem] = useState<Error | null>(null);
  const wanted = useRef<PinWanted>(undefined);
  const begun = useRef(false);

  const start = useCallback(
    async (pin?: Pin): Promise<void> => {
      setStep('working');
      try {
        const { role } = await redeem({ token, pin, wanted: wanted.current }, t('challengeFailed'));
        await navigate(homeOf(role), { replace: true });
      } catch (error) {
        wanted.current = pinWanted(error) ?? wanted.current;
        // The first answer only says that a PIN is wanted.
        setProblem(error instanceof Error && (pin || !pinWanted(error)) ? error : null);
        setStep(stepAfter(error, pinWanted(error)));
      }
    },
    [token, navigate, t],
  );

  useEffect(() => {
    if (begun.current || getSession()) return;
    begun.current = true;
    void start();
  }, [start]);

  return { step, problem, start };
}
