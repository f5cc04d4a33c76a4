import { setTimeout as pause } from 'node:timers/promises';
import type { AccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { readBy } from '#functions/platform/reader.ts';
import { readTogether } from '#functions/platform/table.ts';
import { verifyToken } from '#functions/platform/tokens.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { logFailedPart } from '#functions/request/middleware/log-call.ts';
import { requirePermission } from '#functions/request/middleware/permit.ts';
import { Reply } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { HOME_PARTS, type HomePart, type homes, partsOfHome } from '#shared/homes/contract.ts';
import { type HomeName, payloadFor } from '#shared/homes/part.ts';
import { HOME_OF_ROLE } from '#shared/homes/rules.ts';
import { READINGS } from './readings.ts';

interface PartAnswer {
  readonly code: number;
  readonly data: unknown;
}

/** What the call of a part would answer; nothing where it would answer an error, or fail. */
async function readPart(part: HomePart, actor: Actor, deps: Deps): Promise<PartAnswer | undefined> {
  const { call, payload }: { call: Endpoint; payload: object } = HOME_PARTS[part];
  const now = deps.now();
  try {
    requirePermission(call, actor, now);
    const input = call.input.parse(payloadFor(payload, { id: actor.userId, now }));
    const read = READINGS[part] as UseCase<Endpoint>;
    const result = await read(actor, input, deps);
    if (!(result instanceof Reply)) return { code: CODE.ok, data: result };
    return { code: result.code, data: result.data };
  } catch (error) {
    logFailedPart({ group: 'homes', part, actor }, error);
    return undefined;
  }
}

export type PartAnswers = Partial<Record<HomePart, PartAnswer>>;

/** Reads parts of a home side by side, all at one moment. */
function readParts(actor: Actor, parts: readonly HomePart[], deps: Deps): Promise<PartAnswers> {
  const now = deps.now();
  const sameMoment = { ...deps, now: () => now };
  return readTogether(async () => {
    const answers = await Promise.all(
      parts.map(async (part) => [part, await readPart(part, actor, sameMoment)]),
    );
    return Object.fromEntries(answers.filter(([, answer]) => answer));
  });
}

export const readHome: UseCase<(typeof homes.endpoints)[HomeName]> = (actor, { parts }, deps) =>
  readParts(actor, parts, deps);

/** Of a home that takes longer its own call is made, so that nobody waits for it at the sign-in. */
const FIRST_HOME_MS = 1_500;

async function tooLate(): Promise<never> {
  await pause(FIRST_HOME_MS, undefined, { ref: false });
  throw new Error('a home was not read in the time of a sign-in');
}

/**
 * The whole home of a person who has just signed in, with the session of this token. Undefined when it cannot be
 * read: nobody is kept out by a home.
 */
export async function readFirstHome(
  { visitor, user, school }: AccountState & { readonly visitor: Visitor },
  token: string,
  deps: Deps,
): Promise<PartAnswers | undefined> {
  const { schoolId, id: userId, role } = user;
  const read = async () => {
    const { session } = await verifyToken(token, deps.now());
    const actor = { ...visitor, userId, schoolId, role, user, school, session };
    const parts = partsOfHome(HOME_OF_ROLE[role]);
    return readBy({ schoolId, userId }, () => readParts(actor, parts, deps));
  };
  try {
    return await Promise.race([read(), tooLate()]);
  } catch (error) {
    logFault('first-home', { requestId: visitor.requestId, schoolId, userId }, error);
    return undefined;
  }
}
