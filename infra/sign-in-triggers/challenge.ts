import { randomBytes } from 'node:crypto';
import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { isSameText } from '#functions/platform/same-text.ts';
import { signInProof } from '#functions/platform/sign-in-proof.ts';

type Result<E extends { readonly response: unknown }> = E['response'];

/** One challenge of ours, answered once: right, or the sign-in has failed. */
export function defineChallenge({
  session,
  userNotFound,
}: Pick<
  DefineAuthChallengeTriggerEvent['request'],
  'session' | 'userNotFound'
>): Result<DefineAuthChallengeTriggerEvent> {
  const [first] = session;
  const isAnswered =
    session.length === 1 &&
    first?.challengeName === 'CUSTOM_CHALLENGE' &&
    first.challengeResult === true;
  return {
    challengeName: 'CUSTOM_CHALLENGE',
    issueTokens: isAnswered && !userNotFound,
    failAuthentication: session.length > 0 && (!isAnswered || userNotFound === true),
  };
}

const NONCE_BYTES = 24;

export function createChallenge(): Result<CreateAuthChallengeTriggerEvent> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return {
    publicChallengeParameters: { nonce },
    privateChallengeParameters: { nonce },
    challengeMetadata: 'server-proof',
  };
}

/** Whether the answer was made with the server's key, for this account and nonce. */
export function verifyAnswer(
  key: string,
  account: string,
  {
    challengeAnswer,
    privateChallengeParameters,
  }: Pick<
    VerifyAuthChallengeResponseTriggerEvent['request'],
    'challengeAnswer' | 'privateChallengeParameters'
  >,
): Result<VerifyAuthChallengeResponseTriggerEvent> {
  const { nonce = '' } = privateChallengeParameters;
  const isRight = nonce !== '' && isSameText(challengeAnswer, signInProof(key, account, nonce));
  return { answerCorrect: isRight };
}
