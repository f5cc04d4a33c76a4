import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchWork } from '#functions/domain/works/see-work.ts';
import { type Work, works } from '#functions/domain/works/work.ts';
import { toVersionDto, toWorkDto } from '#functions/domain/works/work-dto.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { WorkId } from '#shared/ids.ts';

/** The version that a request has made. */
export const Saved = z.object({ id: WorkId, no: z.number().int() });
export type Saved = z.infer<typeof Saved>;

async function toSavedDto(actor: Actor, work: Work, version: WorkVersion, now: Date) {
  return {
    work: await toWorkDto(actor, { work, view: 'full' }, now),
    version: await toVersionDto(version, actor.user.name, now),
  };
}

/** The answer to a save, and to its repetition: the work with the version that was saved. */
export async function savedAnswer(actor: Actor, { id, no }: Saved, now: Date) {
  const { schoolId } = actor;
  const [work, version] = await Promise.all([
    works.get({ schoolId, id }, { consistent: true }),
    versionOf({ schoolId, id }, no),
  ]);
  if (!work || !version) throw noSuchWork();
  return toSavedDto(actor, work, version, now);
}

/** Error -1 for a save from an outdated version, with the current one. */
export async function staleWork(actor: Actor, { id, version }: Work, now: Date) {
  const current = await savedAnswer(actor, { id, no: version }, now);
  return new CallError(CODE.wait, { reason: 'works.stale', data: { current } });
}
