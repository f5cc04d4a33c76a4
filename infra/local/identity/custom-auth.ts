import { randomUUID } from 'node:crypto';
import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import {
  createChallenge,
  defineChallenge,
  verifyAnswer,
} from '#infra/sign-in-triggers/challenge.ts';

const SESSION_MS = 180_000;
const wrong = () => new NotAuthorizedError('Incorrect username or password.');

interface Pending {
  readonly username: string;
  readonly isKnown: boolean;
  readonly until: number;
  readonly parameters: Record<string, string>;
}

/**
 * The custom sign-in of the pool: one challenge by the deployed triggers, answered within three minutes. As with
 * the client's `PreventUserExistenceErrors`, unknown accounts are challenged like known ones.
 */
export class CustomAuth {
  readonly #key: string;
  readonly #pending = new Map<string, Pending>();

  constructor(key: string) {
    this.#key = key;
  }

  begin(username: string, isKnown: boolean) {
    const now = Date.now();
    for (const [id, { until }] of this.#pending) if (until < now) this.#pending.delete(id);
    const { publicChallengeParameters: shown, privateChallengeParameters } = createChallenge();
    const Session = randomUUID();
    const parameters = { ...privateChallengeParameters };
    const ChallengeParameters: Record<string, string> = { USERNAME: username, ...shown };
    this.#pending.set(Session, { username, isKnown, until: now + SESSION_MS, parameters });
    return { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeParameters };
  }

  /** The account that a right answer signs in; throws for any other answer, which ends the attempt. */
  finish(session: string, username: string, answer: string): string {
    const pending = this.#pending.get(session);
    this.#pending.delete(session);
    if (!pending || pending.until < Date.now() || pending.username !== username) throw wrong();
    const { answerCorrect } = verifyAnswer(this.#key, username, {
      challengeAnswer: answer,
      privateChallengeParameters: pending.parameters,
    });
    const result = { challengeName: 'CUSTOM_CHALLENGE' as const, challengeResult: answerCorrect };
    const defined = defineChallenge({ session: [result], userNotFound: !pending.isKnown });
    if (!defined.issueTokens) throw wrong();
    return username;
  }
}
