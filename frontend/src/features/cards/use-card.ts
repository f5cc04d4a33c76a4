import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Pin } from '#frontend/src/entities/pins/PinPad.tsx';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { attemptWithProof, demandsChallenge } from '#frontend/src/lib/prove.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import {
  beginByCard,
  dropBegun,
  type LoginAnswer,
  switchTo,
} from '#frontend/src/lib/session-actions.ts';
import { waitAndRepeat } from '#frontend/src/lib/wait-and-repeat.ts';
import { CODE } from '#shared/codes.ts';

/**
 * `ask`: another user is signed in here than the one of the card. `choose` and `enter`: the school wants a PIN of pictures, too. `over`: the
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
const redeem = ({ token, pin, wanted }: Attempt, failed: string): Promise<LoginAnswer> =>
  waitAndRepeat(() =>
    attemptWithProof(
      (verificationCode) =>
        beginByCard({
          token,
          ...(pin && { [wanted?.pin === 'choose' ? 'new_pin' : 'pin']: pin.join(' ') }),
          ...(verificationCode && { verificationCode }),
        }),
      { failed, username: wanted?.account },
    ),
  );

/** Where a failed attempt leads. */
const stepAfter = (error: unknown): CardStep =>
  isOver(error) && !demandsChallenge(error) ? 'over' : 'failed';

/** Where a card leads that is accepted, or that wants a PIN. */
function useEntering(show: (step: CardStep) => void) {
  const navigate = useNavigate();
  const wanted = useRef<PinWanted>(undefined);
  const agreed = useRef(false);
  /** The session of the card, until the person who is signed in here agrees. */
  const held = useRef<LoginAnswer>(undefined);
  /** Whom the card may not replace without being asked for it. */
  const present = useCallback(() => (agreed.current ? null : getSession()), []);
  const goHome = useCallback(
    ({ role }: Session) => navigate(homeOf(role), { replace: true }),
    [navigate],
  );
  const enter = useCallback(
    async (answer: LoginAnswer): Promise<void> => {
      held.current = answer;
      const session = present();
      if (session && session.user.id !== answer.id) show('ask');
      else await goHome(await switchTo(answer));
    },
    [present, goHome, show],
  );
  const askForPin = useCallback(
    async (pinFor: PinWanted): Promise<void> => {
      wanted.current = pinFor;
      const session = present();
      if (!session) show(pinFor.pin);
      else if (session.user.account !== pinFor.account) show('ask');
      else await goHome(session);
    },
    [present, goHome, show],
  );
  return { wanted, agreed, held, enter, askForPin };
}

/** Signs in with the card in the URL: once, also when React repeats effects. */
export function useCard() {
  const { token = '' } = useParams();
  const { t } = useTranslation('common');
  const [step, setStep] = useState<CardStep>('working');
  const [problem, setProblem] = useState<Error | null>(null);
  const begun = useRef(false);
  const { wanted, agreed, held, enter, askForPin } = useEntering(setStep);

  const start = useCallback(
    async (pin?: Pin): Promise<void> => {
      setStep('working');
      try {
        const attempt = { token, pin, wanted: wanted.current };
        await enter(held.current ?? (await redeem(attempt, t('challengeFailed'))));
      } catch (error) {
        const pinFor = pinWanted(error);
        // The first answer only says that a PIN is wanted.
        setProblem(error instanceof Error && (pin || !pinFor) ? error : null);
        if (pinFor) await askForPin(pinFor);
        else setStep(stepAfter(error));
      }
    },
    [token, t, wanted, held, enter, askForPin],
  );

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start();
  }, [start]);

  const agree = () => {
    agreed.current = true;
    void start();
  };
  const stay = () => {
    if (held.current) void dropBegun(held.current);
  };
  return { step, problem, start, agree, stay };
}
