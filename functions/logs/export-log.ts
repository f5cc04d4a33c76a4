import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { LIMITS } from '#shared/limits.ts';
import type { logs } from '#shared/logs/contract.ts';
import { askedSchool } from './asked-log.ts';
import { toLogin, toLoginDto, toOperation, toOperationDto } from './entry-dtos.ts';
import { type FindEntries, findLogins, findOperations } from './find-entries.ts';
import { readerOf } from './log-reader.ts';
import { message } from './messages.ts';
import { loginColumns, operationColumns } from './sheet-columns.ts';

type Sheet = typeof logs.endpoints.sheet;

/** Entries of one reading, and readings of one sheet: where a filter finds little, the sheet ends there. */
const AT_ONCE = 1_000;
const READINGS = 20;
/** People and classes that are named in a sheet. */
const NAMED = 1_000;

async function collect(find: FindEntries) {
  const items: Item[] = [];
  let from: Item | undefined;
  for (let reading = 0; reading < READINGS && items.length < LIMITS.exportRowsMax; reading += 1) {
    const limit = Math.min(AT_ONCE, LIMITS.exportRowsMax - items.length);
    const page = await find({ limit, from, most: AT_ONCE });
    items.push(...page.items);
    from = page.next;
    if (!from) break;
  }
  return { items, truncated: from !== undefined };
}

async function loginSheet(actor: Actor, school: School, items: readonly Item[]) {
  const entries = items.map(toLogin);
  const reader = await readerOf(actor, school, entries, NAMED);
  const rows = entries.map((entry) => toLoginDto(entry, reader));
  return makeSheet(loginColumns(reader), rows, actor.language);
}

async function operationSheet(actor: Actor, school: School, items: readonly Item[]) {
  const entries = items.map(toOperation);
  const reader = await readerOf(actor, school, entries, NAMED);
  const rows = entries.map((entry) => toOperationDto(entry, reader));
  return makeSheet(operationColumns(reader), rows, actor.language);
}

const KINDS = {
  login: { find: findLogins, write: loginSheet, file: 'logs.fileLogins' },
  operation: { find: findOperations, write: operationSheet, file: 'logs.fileOperations' },
} as const;

/** A log as a sheet. The log itself keeps who took it out of the school. */
export const exportLog: UseCase<Sheet> = async (actor, { kind, school: id, ...filters }, deps) => {
  const now = deps.now();
  const school = await askedSchool(actor, id, kind, now);
  const { find, write, file } = KINDS[kind];
  const { items, truncated } = await collect(find(school, filters, now));
  const content = await write(actor, school, items);
  const rows = items.length;
  const origin = { ...actor, schoolId: school.id, school, now };
  await logOperation(origin, 'log.export', { log: kind, ...filters, rows });
  const day = dayAt({ now, timeZone: school.timeZone });
  const file_name = `${message(actor.language, file)}-${day}.xlsx`;
  return { file_name, content, rows, truncated };
};
