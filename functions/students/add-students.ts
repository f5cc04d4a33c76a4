import { findNamesakes } from '#functions/domain/enrolment/find-namesakes.ts';
import { giveLicences } from '#functions/domain/enrolment/give-licences.ts';
import { loadJoinedClasses } from '#functions/domain/enrolment/joined-classes.ts';
import {
  AddedStudent,
  type Addition,
  addStudent,
} from '#functions/domain/enrolment/new-student.ts';
import { proposeAccounts } from '#functions/domain/people/account-names.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { InputError, refuseField } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { findManyMade, makeOnce, requestOf } from '#functions/request/once.ts';
import { rowErrorsOf } from '#functions/request/row-errors.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { type CheckedRow, checkRows, type Row } from './check-rows.ts';

type AddMany = typeof students.endpoints.addMany;
type Result = Answer<AddMany>['results'][number];

/** Rows write the same figures: more at once would only wait for each other. */
const ROWS_AT_ONCE = 4;

const added = (row: Row, student: AddedStudent): Result => ({
  key: row.key,
  ok: true,
  student,
  errors: [],
});
const refused = (row: Row, errors: Result['errors']): Result => ({
  key: row.key,
  ok: false,
  student: null,
  errors,
});

/** Each row is a request of its own: a row that was refused can be corrected and sent again. */
const requestOfRow = (actor: Actor, { request_key, class_ids }: Input<AddMany>, row: Row) =>
  requestOf(actor, 'student.add-many', {
    ...row,
    class_ids,
    request_key: `${request_key}#${row.key}`,
  });

/** The students that rows of this batch have added before, by the key of the row. */
async function loadMade(actor: Actor, input: Input<AddMany>): Promise<Map<string, AddedStudent>> {
  const { rows } = input;
  const requests = rows.map((row) => requestOfRow(actor, input, row));
  const found = await findManyMade(requests, AddedStudent);
  return new Map(
    rows.flatMap(({ key }, index) => {
      const made = found[index];
      return made ? [[key, made]] : [];
    }),
  );
}

/** Refuses rows with the name of another student, unless `force` is set. One look-up serves all rows. */
async function refuseNamesakes(
  actor: Actor,
  checked: readonly CheckedRow[],
  { class_ids, force }: Input<AddMany>,
): Promise<CheckedRow[]> {
  if (force) return [...checked];
  const names = checked.flatMap((each) => ('written' in each ? [each.written.name] : []));
  const hasNamesake = await findNamesakes(actor, names, class_ids);
  return checked.map((each) =>
    'written' in each && hasNamesake(each.written.name)
      ? { row: each.row, errors: [{ field: 'name', rule: 'duplicate' }] }
      : each,
  );
}

async function addRows(addition: Addition, checked: readonly CheckedRow[], input: Input<AddMany>) {
  const { actor } = addition;
  const unnamed = checked.flatMap((each) =>
    'written' in each && !each.written.account ? [each] : [],
  );
  const names = unnamed.map(({ written }) => written.name);
  const proposals = await proposeAccounts(actor.school.name, names);
  const proposalOf = new Map(unnamed.map(({ row }, index) => [row.key, proposals[index] ?? '']));
  return mapConcurrently(checked, ROWS_AT_ONCE, (each) => {
    const { row } = each;
    const proposed = proposalOf.get(row.key) ?? '';
    return makeOnce(requestOfRow(actor, input, row), {
      made: AddedStudent,
      find: (made) => added(row, made),
      make: async (recording) => {
        // Refused here, not earlier: the namesake may be this very row, which the same request added a
        // moment ago. `makeOnce` answers that student then.
        if ('errors' in each) throw new InputError(each.errors);
        return added(row, await addStudent(addition, each.written, { proposed, recording }));
      },
    }).catch((error: unknown) => refused(row, rowErrorsOf(actor, error, 'class_ids')));
  });
}

/** Adds many students, each row in a transaction of its own, so that a call that breaks off leaves no half student. */
export const addManyStudents: UseCase<AddMany> = async (actor, input, deps) => {
  const { rows, class_ids, force } = input;
  if (new Set(rows.map(({ key }) => key)).size < rows.length) throw refuseField('rows', 'keys');
  const classes = await loadJoinedClasses(actor, class_ids);
  const made = await loadMade(actor, input);
  const waiting = rows.filter(({ key }) => !made.has(key));
  const namesBefore = [...made.values()].map(({ name }) => name);
  const { country } = actor.school;
  const checked = await checkRows(waiting, { force, namesBefore, country });
  const tried = await refuseNamesakes(actor, checked, input);
  const now = deps.now();
  // Free licences go to students who wait for one; new students can only get those that are left.
  await giveLicences(actor, now);
  const results = await addRows({ actor, classes, ownPasswords: true, now }, tried, input);
  await giveLicences(actor, now);
  const resultOf = new Map(results.map((result) => [result.key, result]));
  return {
    results: rows.flatMap((row) => {
      const before = made.get(row.key);
      return (before ? added(row, before) : resultOf.get(row.key)) ?? [];
    }),
  };
};
