import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { readTogether } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { logFailedPart } from '#functions/request/middleware/log-call.ts';
import { requirePermission } from '#functions/request/middleware/permit.ts';
import { Reply } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { HOME_CALLS, type homes } from '#shared/homes/contract.ts';
import { HOME_PAYLOADS, type HomeName, type HomePart } from '#shared/homes/rules.ts';
import { READINGS } from './readings.ts';

interface PartAnswer {
  readonly code: number;
  readonly data: unknown;
}

/** What the call of a part would answer; nothing where it would answer an error, or fail. */
async function readPart(part: HomePart, actor: Actor, deps: Deps): Promise<PartAnswer | undefined> {
  const endpoint: Endpoint = HOME_CALLS[part];
  const now = deps.now();
  try {
    requirePermission(endpoint, actor, now);
    const payload = HOME_PAYLOADS[part]({ id: actor.userId, now });
    const read = READINGS[part] as UseCase<Endpoint>;
    const result = await read(actor, endpoint.input.parse(payload), deps);
    if (!(result instanceof Reply)) return { code: CODE.ok, data: result };
    return { code: result.code, data: result.data };
  } catch (error) {
    logFailedPart({ group: 'homes', part, actor }, error);
    return undefined;
  }
}

/** Reads the parts of a home side by side, all at one moment. */
export const readHome: UseCase<(typeof homes.endpoints)[HomeName]> = (actor, { parts }, deps) => {
  const now = deps.now();
  const sameMoment = { ...deps, now: () => now };
  return readTogether(async () => {
    const answers = await Promise.all(
      parts.map(async (part) => [part, await readPart(part, actor, sameMoment)]),
    );
    return Object.fromEntries(answers.filter(([, answer]) => answer));
  });
};
