import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { secrets } from '#functions/platform/secrets.ts';
import { createChallenge, defineChallenge, verifyAnswer } from './challenge.ts';

type TriggerEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent;

async function respond(event: TriggerEvent): Promise<TriggerEvent['response']> {
  switch (event.triggerSource) {
    case 'DefineAuthChallenge_Authentication':
      return defineChallenge(event.request);
    case 'CreateAuthChallenge_Authentication':
      return createChallenge();
    case 'VerifyAuthChallengeResponse_Authentication':
      return verifyAnswer((await secrets()).signInKey, event.userName, event.request);
  }
}

/** The triggers of the user pool for people whom the server vouches for (first passwords, sign-in cards). */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> =>
  Object.assign(event, { response: await respond(event) });
