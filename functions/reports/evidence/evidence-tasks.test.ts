import { expect, it } from 'vitest';
import { storeObject } from '#infra/local/builders/object.ts';
import { newId, type TaskId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf, written } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { changeAnswer, storeHandedIn, storeTask } from '#tests/factories/task.ts';

const { evidence, save, check } = reports.endpoints;

/** A film that a child has uploaded as a work; answers its key. */
async function storeFilm(owner: Person): Promise<string> {
  const key = `schools/${owner.schoolId}/works/${newId('upload')}.mp4`;
  return (await storeObject(owner, { key, kind: 'work', contentType: 'video/mp4', uses: 1 })).key;
}

const begin = async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  const give = async () => {
    const given = { state: 'released' as const, classIds: [of.classId] };
    return (await storeTask(teacher, given)).id;
  };
  const offered = async (id: TaskId) => {
    const payload = { ...placeOf(of, student), kind: 'task' as const };
    const { data } = await call(evidence, { as: teacher, payload });
    return data.parts[0]?.list.find((piece) => piece.id === id);
  };
  return { teacher, of, student, give, offered };
};

it('offers a film that was handed in for a task, and takes it in as the video', async () => {
  const { teacher, of, student, give, offered } = await begin();
  const [film, project] = [await give(), await give()];
  const key = await storeFilm(student);
  await storeHandedIn(student, film, { kind: 'video', key });
  await storeHandedIn(student, project, { key: `schools/${student.schoolId}/works/one.sb3` });

  const url = expect.stringContaining(key);
  expect(await offered(film)).toMatchObject({ kind: 'task', video: { key, url } });
  expect((await offered(project))?.video).toBeNull();
  const payload = { ...placeOf(of, student), rev: 0, ...written(), video: key };
  const { data } = await call(save, { as: teacher, payload });
  expect(data.report.content.video).toMatchObject({ key, url });
  const report_ids = data.report.report_id ?? '';
  const found = await call(check, { as: teacher, payload: { report_ids } });
  expect(found.data.list).toMatchObject([{ ok: true, findings: [] }]);
});

it('offers a film in the task that was reviewed without having been handed in', async () => {
  const { student, give, offered } = await begin();
  const id = await give();
  const key = await storeFilm(student);
  const { handedIn } = await storeHandedIn(student, id, { kind: 'video', key });
  const [film] = handedIn;
  if (!film) throw new TypeError('no film');
  const at = new Date().toISOString();
  const reviewed = { ...film, what: 'arrived' as const, madeAt: at };
  await changeAnswer(student, id, { handedIn: [], reviewed, reviewedAt: at });
  expect(await offered(id)).toMatchObject({ video: { key } });
});
