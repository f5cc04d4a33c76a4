import { expect, it } from 'vitest';
import { workPartition } from '#functions/domain/works/work.ts';
import { VERSION_PREFIX, workVersions } from '#functions/domain/works/work-version.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { booksOf } from '#tests/factories/stored-object.ts';
import { freshKey } from '#tests/factories/student.ts';
import { sendFile } from '#tests/factories/upload.ts';
import { newSave } from '#tests/factories/work.ts';

inOwnTable();

/** Pictures, because the check of a project's archive takes a processor's time, of which a test has little. */
const CHILDREN = 24;
const SAVES = 3;

/** Saves a work several times, then restores its first version; every third child removes it in the end. */
async function work(as: Person, child: number): Promise<number[]> {
  const codes: number[] = [];
  const ask = async (
    endpoint: (typeof works.endpoints)['save' | 'versions' | 'remove'],
    payload: object,
  ) => {
    const answer = await call(endpoint, { as, payload: payload as never });
    codes.push(answer.code);
    if (answer.code !== 1) throw new Error(`${endpoint.path}: ${answer.msg} ${answer.lines}`);
    return answer.data as { work: { id: string } };
  };
  let work_id: string | undefined;
  for (let base = 0; base < SAVES; base += 1) {
    const body = makePng(40, 30 + base, { shade: child });
    const upload_id = await sendFile(as, { purpose: 'work', name: '画.png', body });
    const thumbnail_id = await sendFile(as);
    const place = { base, ...(work_id && { work_id: work_id as never }) };
    const { work: saved } = await ask(
      works.endpoints.save,
      await newSave(as, { kind: 'picture', upload_id, thumbnail_id, ...place }),
    );
    work_id ??= saved.id;
  }
  const restored = { work_id, action: 'restore', version: 1, base: SAVES, request_key: freshKey() };
  await ask(works.endpoints.versions, restored);
  const pk = workPartition({ schoolId: as.schoolId, id: work_id as never });
  const { items } = await workVersions.page(pk, VERSION_PREFIX, { limit: 99 });
  expect(items).toHaveLength(SAVES + 1);
  if (child % 3 === 0) await ask(works.endpoints.remove, { work_ids: work_id });
  return codes;
}

it('a whole school that saves at the same moment is not told to wait, and its space is exact', async () => {
  const school = await makeSchool();
  const children = await Promise.all(
    Array.from({ length: CHILDREN }, () => makePerson(school, ROLE.student)),
  );
  const codes = await Promise.all(children.map((child, index) => work(child, index)));
  expect(new Set(codes.flat())).toEqual(new Set([1]));
  const { figure, bytes, objects } = await booksOf(school);
  expect(figure).toBe(bytes);
  expect(objects).toBe(CHILDREN * SAVES * 2);
}, 120_000);
