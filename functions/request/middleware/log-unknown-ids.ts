import * as z from 'zod';
import { logAttempt } from '#functions/domain/logs/log-attempt.ts';
import { CallError } from '#functions/platform/errors.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import { isId } from '#shared/ids.ts';
import type { CallState, Step } from '../call-state.ts';
import { Reply } from '../reply.ts';

const NAMED_MAX = 5;
/** Enough for the ids of a call; a larger text is content. */
const TEXT_MAX = 5_000;

/** The ids in a payload; lists of ids are sent with commas between. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length > TEXT_MAX ? [] : value.split(',').filter((each) => isId(each.trim()));
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
}

const Rows = z.array(z.object({ id: z.string(), errors: z.array(z.object({ rule: z.string() })) }));

/** The ids of rows that a call about many answers as missing: `students.missing` and the like. */
const missingIn = (data: unknown): string[] =>
  Object.values(data ?? {}).flatMap((part) =>
    (Rows.safeParse(part).data ?? []).flatMap(({ id, errors }) =>
      errors.some(({ rule }) => rule.endsWith('.missing')) ? id : [],
    ),
  );

async function log({ actor, deps, endpoint }: CallState, ids: readonly string[]): Promise<void> {
  if (!actor || ids.length === 0) return;
  const detail = { path: endpoint.path, ids: ids.slice(0, NAMED_MAX) };
  await logAttempt({ ...actor, now: deps.now() }, 'unknown-id', detail).catch((fault: unknown) =>
    warn('attempt not logged', actor, fault),
  );
}

/**
 * Logs a call that names an id which does not exist in the caller's school (2004). Ids carry no school, so that
 * this may be the id of another school, or of something that was deleted while a page was open: a count of many
 * shows which.
 */
export const logUnknownIds: Step = {
  after: async ({ response, context: { call } }) => {
    if (response instanceof Reply) await log(call, missingIn(response.data));
  },
  onError: async ({ error, context: { call } }) => {
    const { actor, raw } = call;
    if (!(error instanceof CallError) || error.code !== CODE.notFound) return;
    await log(
      call,
      idsIn(raw).filter((id) => id !== actor?.userId && id !== actor?.schoolId),
    );
  },
};
