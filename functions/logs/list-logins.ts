import type { School } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { logs } from '#shared/logs/contract.ts';
import { askedSchool } from './asked-log.ts';
import { toLogin, toLoginDto } from './entry-dtos.ts';
import { type Filters, findLogins } from './find-entries.ts';
import { aboutLog, LOOKED_AT, NAMED, readerOf } from './log-reader.ts';

type Calls = typeof logs.endpoints;
type Paging = Pick<Input<Calls['ownLog']>, 'limit' | 'cursor'>;

async function pageOfLogins(
  actor: Actor,
  school: School,
  { limit, cursor, ...filters }: Paging & Filters,
  now: Date,
) {
  const list = `sign-ins ${school.id} ${JSON.stringify(filters)}`;
  const { items, next } = await findLogins(
    school,
    filters,
    now,
  )({ limit, from: await fromCursor(cursor, list), most: LOOKED_AT });
  const entries = items.map(toLogin);
  const reader = await readerOf(actor, school, entries, NAMED);
  return {
    list: entries.map((entry) => toLoginDto(entry, reader)),
    cursor: await toCursor(next, list),
    ...aboutLog(school),
  };
}

export const listLogins: UseCase<Calls['loginLog']> = async (
  actor,
  { school: id, ...query },
  deps,
) => {
  const now = deps.now();
  return pageOfLogins(actor, await askedSchool(actor, id, 'login', now), query, now);
};

/** The caller's own, whatever the payload names. */
export const listOwnLogins: UseCase<Calls['ownLog']> = (actor, query, deps) =>
  pageOfLogins(actor, actor.school, { ...query, person: actor.userId }, deps.now());
