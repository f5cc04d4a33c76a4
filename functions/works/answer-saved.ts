import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchWork } from '#functions/domain/works/see-work.ts';
import { type Work, works } from '#functions/domain/works/work.ts';
import { recordOf, versionRecord } from '#functions/domain/works/work-dto.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { WorkId } from '#shared/ids.ts';

/** The version that a request has made. */
export const Saved = z.object({ id: WorkId, no: z.number().int() });
export type Saved = z.infer<typeof Saved>;

/** An own work with one of its versions. */
async function together(actor: Actor, work: Work, version: WorkVersion, now: Date) {
  return {
    work: await recordOf(actor, { work, view: 'whole' }, now),
    version: await versionRecord(version, actor.user.name, now),
  };
}

/** What a save answers, and answers again. */
export async function answerSaved(actor: Actor, { id, no }: Saved, now: Date) {
  const { schoolId } = actor;
  const [work, version] = await Promise.all([
    works.get({ schoolId, id }, { consistent: true }),
    versionOf({ schoolId, id }, no),
  ]);
  if (!work || !version) throw noSuchWork();
  return together(actor, work, version, now);
}

/** The work has moved on from the version that the caller began with: -1 with what is there now. */
export async function staleWork(actor: Actor, { id, version }: Work, now: Date) {
  const current = await answerSaved(actor, { id, no: version }, now);
  return new CallError(CODE.wait, { reason: 'works.stale', data: { current } });
}
