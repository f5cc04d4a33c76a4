import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { DAY_MS } from '#shared/days.ts';
import type { EditionId } from '#shared/editions/rules.ts';
import { logs } from '#shared/logs/contract.ts';
import type { LoginResult } from '#shared/logs/logins.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

export async function makePeople(edition: EditionId = 'standard') {
  const school = await makeSchool({ edition });
  const principal = await makePerson(school, ROLE.principal, { name: '王校长' });
  const teacher = await makePerson(school, ROLE.teacher, { name: '李老师' });
  return { school, principal, teacher };
}

interface Login {
  readonly now?: Date;
  readonly result?: LoginResult;
  readonly agent?: string;
}

export const signIn = (
  person: Person,
  { now = new Date(), result = 'signed-in', agent = CHROME }: Login,
) => logLogin({ ...person, now, address: '203.0.113.7', agent }, person.account, result);

export const operate = (person: Person, now: Date, detail: Record<string, unknown> = {}) =>
  logOperation({ ...person, now, address: '203.0.113.7', agent: CHROME }, 'class.edit', detail);

/** All pages of a list. */
async function all<R>(ask: (cursor: object) => Promise<{ list: R[]; cursor: string | null }>) {
  const pages: R[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { list: R[]; cursor: string | null } = await ask(cursor ? { cursor } : {});
    pages.push(page.list);
    cursor = page.cursor;
  }
  return pages;
}

export const loginsAs = (as: Person, payload: object = {}) =>
  all(
    async (cursor) =>
      (await call(logs.endpoints.loginLog, { as, payload: { ...payload, ...cursor } })).data,
  );
export const operationsAs = (as: Person, payload: object = {}) =>
  all(
    async (cursor) =>
      (await call(logs.endpoints.operationLog, { as, payload: { ...payload, ...cursor } })).data,
  );
