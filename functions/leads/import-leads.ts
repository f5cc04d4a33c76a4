import { creatingLead } from '#functions/domain/leads/change-lead.ts';
import { rememberCampaigns } from '#functions/domain/leads/lead-settings.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { InputError, refuseField } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { findManyMade, makeOnce, requestOf } from '#functions/request/once.ts';
import { rowErrorsOf } from '#functions/request/row-errors.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { findHolders } from './duplicates.ts';
import { type CheckedRow, checkRows, type Row } from './import-rows.ts';
import { AddedLead, newLead } from './new-lead.ts';
import { todayOf } from './written-lead.ts';

type Import = typeof contract.endpoints.importRows;
type Result = Answer<Import>['results'][number];

/** Rows write the same figures: more at once would only wait for each other. */
const ROWS_AT_ONCE = 4;

/** Each row is a request of its own: a row that was refused can be mended and sent again. */
const requestOfRow = (actor: Actor, { request_key }: Input<Import>, row: Row) =>
  requestOf(actor, 'lead.import', { ...row, request_key: `${request_key}#${row.key}` });

/** The rows that this batch has added before. Throws 1001 for one that says something else now. */
async function loadMade(actor: Actor, input: Input<Import>): Promise<Map<string, Result>> {
  const { leads: rows } = input;
  const requests = rows.map((row) => requestOfRow(actor, input, row));
  const found = await findManyMade(requests, AddedLead);
  return new Map(
    rows.flatMap(({ key }, index): [string, Result][] => {
      const lead = found[index];
      return lead ? [[key, { key, ok: true, lead, errors: [] }]] : [];
    }),
  );
}

async function makeRow(actor: Actor, each: CheckedRow, input: Input<Import>, now: Date) {
  if ('errors' in each) throw new InputError(each.errors);
  const { schoolId, language } = actor;
  const { written, guardians } = each;
  const { today: due, month } = todayOf(actor, now);
  if (!input.allow_duplicate) {
    const phones = guardians.map(({ phone }) => phone);
    if ((await findHolders(schoolId, phones)).length > 0) throw refuseField('phone', 'duplicate');
  }
  return newLead(written, guardians, { schoolId, now, month, language, due });
}

function addRow(actor: Actor, each: CheckedRow, input: Input<Import>, now: Date): Promise<Result> {
  const { row } = each;
  return makeOnce(requestOfRow(actor, input, row), {
    made: AddedLead,
    find: (made) => made,
    make: async (recording) => {
      const lead = await makeRow(actor, each, input, now);
      const made = AddedLead.parse(lead);
      const { id, name, source, campaign } = lead;
      await transact([
        ...recording(made, now),
        ...creatingLead(lead),
        ...loggingOperation({ ...actor, now }, 'lead.add', {
          id,
          after: { name, source, campaign },
        }),
      ]);
      return made;
    },
  }).then(
    (lead) => ({ key: row.key, ok: true, lead, errors: [] }),
    (error: unknown) => ({
      key: row.key,
      ok: false,
      lead: null,
      errors: rowErrorsOf(actor, error, 'name'),
    }),
  );
}

/** Adds many leads, each row in a transaction of its own: what is told as failed was not added. */
export const importLeads: UseCase<Import> = async (actor, input, deps) => {
  const { leads: rows, allow_duplicate } = input;
  if (new Set(rows.map(({ key }) => key)).size < rows.length) throw refuseField('leads', 'keys');
  const now = deps.now();
  const { country } = actor.school;
  const made = await loadMade(actor, input);
  const waiting = rows.filter(({ key }) => !made.has(key));
  const checked = await checkRows(waiting, { country, allowed: allow_duplicate ?? false });
  const results = await mapConcurrently(checked, ROWS_AT_ONCE, (each) =>
    addRow(actor, each, input, now),
  );
  const outcomes = new Map(results.map((result) => [result.key, result]));
  await rememberCampaigns(
    actor.schoolId,
    checked.flatMap((each, index) =>
      'written' in each && results[index]?.ok ? [each.written.campaign] : [],
    ),
  );
  return { results: rows.flatMap(({ key }) => made.get(key) ?? outcomes.get(key) ?? []) };
};
