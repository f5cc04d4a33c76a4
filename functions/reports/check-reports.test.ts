import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { check, draft, overrule } = reports.endpoints;

const begin = async (count = 1) => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, count);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, of, student };
};

const findingsOf = async (as: Person, id: string) => {
  const { data } = await call(check, { as, payload: { report_ids: id } });
  return data.list[0]?.findings.map(({ kind, subject }) => [kind, subject]);
};

it('finds another child by name, nickname and pinyin, but not two children with one name', async () => {
  const { teacher, of, student } = await begin(2);
  const [, other] = of.students;
  if (!other) throw new TypeError('no second student');
  await changePerson(student, { name: '王小明', nick: '明明' });
  await changePerson(other, { name: '李子涵', nick: '豆豆' });
  const said = async (evaluation: string) =>
    findingsOf(teacher, (await storeDraft(of, student, { evaluation })).report_id);

  const found = [['other_name', other.userId]];
  expect(await said('子涵在课堂上非常专心，作品也很棒')).toEqual(found);
  expect(await said('豆豆在课堂上非常专心，作品也很棒')).toEqual(found);
  expect(await said('Zihan 在课堂上非常专心，作品也很棒')).toEqual(found);
  expect(await said('明明在课堂上非常专心，作品也很棒')).toEqual([]);
  await changePerson(other, { name: '王小明', nick: '' });
  expect(await said('王小明在课堂上非常专心，作品很棒')).toEqual([]);
});

it('asks for a word where a value fell by two, and takes a reason instead', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student, { value: 5 });
  await storePublished(of, [report_id]);
  const later = { ...of, cycleId: await makeCycle(teacher, [of.classId]) };
  const next = await storeDraft(later, student, {
    value: 3,
    evaluation: '本月逻辑练习做得少了一些',
  });
  const found = await findingsOf(teacher, next.report_id);

  expect(found).toHaveLength(5);
  expect(found).not.toContainEqual(['fall', 'logic']);
  for (const [, subject = ''] of found ?? [])
    await call(overrule, {
      as: teacher,
      payload: { report_ids: next.report_id, kind: 'fall', subject, reason: '和家长谈过' },
    });
  const { rows: planned } = await storePublished(later, [next.report_id]);
  expect(planned).toMatchObject([{ state: 'done', version: 1 }]);
});

it('takes a reason for what was found then: a name that is there more often asks for another one', async () => {
  const { teacher, of, student } = await begin(2);
  const [, other] = of.students;
  if (!other) throw new TypeError('no second student');
  await changePerson(other, { name: '李子涵', nick: '豆豆' });
  const saying = async (evaluation: string) => {
    const { report_id } = await storeDraft(of, student, { evaluation });
    const { data } = await call(check, { as: teacher, payload: { report_ids: report_id } });
    return { report_id, findings: data.list[0]?.findings ?? [] };
  };
  const { report_id } = await saying('和李子涵一起完成了机器人，很会合作');
  const reason = '两人一组';
  const { data } = await call(overrule, {
    as: teacher,
    payload: { report_ids: report_id, kind: 'other_name', subject: other.userId, reason },
  });
  expect(data.list).toMatchObject([{ ok: true, findings: [{ reason, by_name: teacher.name }] }]);

  const same = await saying('和李子涵一起完成了机器人，非常会合作');
  expect(same.findings).toMatchObject([{ reason }]);
  const more = await saying('和李子涵一起完成了机器人。豆豆上课很专心，李子涵很有创意');
  expect(more.findings).toMatchObject([{ kind: 'other_name', reason: '' }]);
});

it('finds a text that five children share, whatever their names', async () => {
  const { teacher, of } = await begin(5);
  const ids: ReportId[] = [];
  for (const student of of.students) {
    const evaluation = `${student.name}这个月学会了循环与条件，继续加油！`;
    ids.push((await storeDraft(of, student, { evaluation })).report_id);
  }
  const { data } = await call(check, { as: teacher, payload: { report_ids: ids.join() } });

  expect(data.list.map(({ findings }) => findings.map(({ kind }) => kind))).toEqual(
    ids.map(() => ['same_text']),
  );
  const { subject = '' } = data.list[0]?.findings[0] ?? {};
  const reason = '全班一起完成了同一个作品';
  const said = { report_ids: ids.join(), kind: 'same_text', subject, reason } as const;
  const { data: answer } = await call(overrule, { as: teacher, payload: said });

  expect(answer.list.map(({ report_id, ok }) => [report_id, ok])).toEqual(
    ids.map((id) => [id, true]),
  );
  expect(answer.list[4]?.findings).toMatchObject([{ kind: 'same_text', reason }]);
  const { rows: planned } = await storePublished(of, ids);
  expect(planned.map(({ state }) => state)).toEqual(ids.map(() => 'done'));
});

it('overrules nothing where one of the reports has no draft', async () => {
  const { teacher, of } = await begin(2);
  const [first, second] = of.students;
  if (!first || !second) throw new TypeError('no students');
  const written = await storeDraft(of, first);
  const published = await storeDraft(of, second);
  await storePublished(of, [published.report_id]);
  const report_ids = [written.report_id, published.report_id].join();
  const said = { report_ids, kind: 'fall', subject: 'logic', reason: '谈过' } as const;

  expect((await call(overrule, { as: teacher, payload: said })).code).toBe(CODE.wait);
  const { data } = await call(draft, { as: teacher, payload: { report_id: written.report_id } });
  expect(data.report.overruled).toEqual([]);
});
