import { randomUUID } from 'node:crypto';
import {
  createChallenge,
  defineChallenge,
  verifyAnswer,
} from '#infra/sign-in-triggers/challenge.ts';
import { NAME_MAX } from './admin-calls.ts';
import { invalidParameter, notAuthorized } from './protocol.ts';

const SESSION_MS = 180_000;
/** Anybody may begin. The server answers its own at once, so that only what nobody answers grows so old. */
const PENDING_MAX = 10_000;

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
    if (username.length > NAME_MAX)
      throw invalidParameter(`USERNAME has at most ${NAME_MAX} characters.`);
    const now = Date.now();
    this.#forget(now);
    const { publicChallengeParameters: shown, privateChallengeParameters } = createChallenge();
    const Session = randomUUID();
    const parameters = { ...privateChallengeParameters };
    const ChallengeParameters: Record<string, string> = { USERNAME: username, ...shown };
    this.#pending.set(Session, { username, isKnown, until: now + SESSION_MS, parameters });
    return { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeParameters };
  }

  /** Makes room for one more. Of equal lifetime, the oldest stand first. */
  #forget(now: number): void {
    for (const [id, { until }] of this.#pending) {
      if (until >= now && this.#pending.size < PENDING_MAX) return;
      this.#pending.delete(id);
    }
  }

  /** The account that a right answer signs in; throws for any other answer, which ends the attempt. */
  finish(session: string, username: string, answer: string): string {
    const pending = this.#pending.get(session);
    this.#pending.delete(session);
    if (!pending || pending.until < Date.now() || pending.username !== username)
      throw notAuthorized();
    const { answerCorrect } = verifyAnswer(this.#key, username, {
      challengeAnswer: answer,
      privateChallengeParameters: pending.parameters,
    });
    const result = { challengeName: 'CUSTOM_CHALLENGE' as const, challengeResult: answerCorrect };
    const defined = defineChallenge({ session: [result], userNotFound: !pending.isKnown });
    if (!defined.issueTokens) throw notAuthorized();
    return username;
  }
}
