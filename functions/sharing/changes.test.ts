import { describe, expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { reports } from '#functions/domain/reports/report.ts';
import { reportShares, shareToken } from '#functions/domain/reports/report-share.ts';
import { versions } from '#functions/domain/reports/report-text.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { CODE } from '#shared/codes.ts';
import { reports as reportCalls } from '#shared/reports/contract.ts';
import { sharing } from '#shared/sharing/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft, storePublished } from '#tests/factories/report.ts';
import { makeSharedReport } from '#tests/factories/shared-report.ts';
import { studentId } from '#tests/factories/student.ts';

const { share, read, answer } = sharing.endpoints;

const open = (token: string, part = 'page') =>
  call(share, { payload: { token, part, lang: 'zh' } });

const somebody = async () => (await makeStaff()).teacher;
const raise = (): never => {
  throw new TypeError('not there');
};

describe('the page of a report that changes', () => {
  const makePublished = async () => {
    const { teacher, principal } = await makeStaff();
    const of = await makeReportedClass(teacher, 1);
    const [student] = of.students;
    if (!student) throw new TypeError('no student');
    const { report_id } = await storeDraft(of, student, { evaluation: '第一版的评语写得很仔细' });
    await storePublished(of, [report_id]);
    const key = { schoolId: teacher.schoolId, id: report_id };
    const found = await reportShares.get(key, { consistent: true });
    if (!found) throw new TypeError('no share');
    return { teacher, principal, of, student, key, token: await shareToken(found) };
  };

  it('is closed while it is withdrawn, and shows the next version at the same address', async () => {
    const { teacher, of, student, key, token } = await makePublished();
    expect((await open(token)).body).toContain('第一版的评语写得很仔细');
    await call(reportCalls.endpoints.withdraw, {
      as: teacher,
      payload: { report_id: key.id, version: 1 },
    });
    expect((await open(token)).status).toBe(404);
    await storeDraft(of, student, { evaluation: '第二版的评语写得更仔细' });
    await storePublished(of, [key.id]);
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toContain('第二版的评语写得更仔细');
    expect(body).not.toContain('第一版的评语写得很仔细');
  });

  it('is closed with all its parts when the child is removed', async () => {
    const { student, token } = await makePublished();
    await retireReports(student, Math.floor(Date.now() / 1000) + 1000);
    for (const part of ['page', 'png', 'pdf']) expect((await open(token, part)).status).toBe(404);
    expect((await call(read, { payload: { token } })).code).toBe(CODE.notFound);
  });

  it('shows the dimensions that were asked for, with a radar from three on', async () => {
    const { token, id, schoolId } = await makeSharedReport(await somebody(), { values: '430000' });
    const asking = async (dimensions: string[]) => {
      const key = { schoolId, id, no: 1 };
      const { rev: _, ...value } = (await versions.get(key, { consistent: true })) ?? raise();
      await versions.overwrite(key, { ...value, dimensions });
      return (await open(token)).body;
    };
    const four = await asking(['logic', 'focus', 'thinking', 'creativity']);
    expect(four.match(/<text /g)).toHaveLength(4);
    const two = await asking(['logic', 'focus']);
    expect(two).not.toContain('<svg');
    expect(two.match(/<tr>/g)).toHaveLength(2);
    expect(await asking([])).not.toContain('<table>');
  });
});

describe('a word of the family', () => {
  it('reaches the teacher that the class has now, and principals when there is nobody else', async () => {
    const told = async (people: readonly Person[]) =>
      Promise.all(
        people.map(
          async (person) =>
            (await inbox.page(inboxPartition(person), 'NOTICE#', { limit: 10 })).items.length,
        ),
      );
    const { teacher: someone, principal, schoolId } = await makeStaff();
    const left = { removed: new Date().toISOString() };
    const say = async (token: string) =>
      (await call(answer, { payload: { token, kind: 'thanks', text: '谢谢老师' } })).code;
    const first = await makeSharedReport(someone);
    await changePerson(first.teacher, left);
    const key = { schoolId, id: first.id };
    const classId = (await reports.get(key, { consistent: true }))?.classId ?? raise();
    await classes.change({ schoolId, id: classId }, (room) => ({
      ...room,
      teacherId: someone.userId,
    }));
    expect(await say(first.token)).toBe(CODE.ok);
    expect(await told([first.teacher, someone, principal])).toEqual([0, 1, 0]);

    const second = await makeSharedReport(someone);
    await changePerson(second.teacher, { disabled: true });
    expect(await say(second.token)).toBe(CODE.ok);
    expect(await told([second.teacher, someone, principal])).toEqual([0, 1, 1]);
  });

  it('is flagged in lists of staff until it is seen, also after a withdrawal', async () => {
    const { token, teacher, student, id } = await makeSharedReport(await somebody());
    const { ofStudent, withdraw, wordSeen } = reportCalls.endpoints;
    const flag = async () => {
      const payload = { student_id: studentId(student) };
      return (await call(ofStudent, { as: teacher, payload })).data.list[0]?.word;
    };
    expect(await flag()).toBe('');
    await call(answer, { payload: { token, kind: 'question', text: '下学期学什么？' } });
    await call(withdraw, { as: teacher, payload: { report_id: id, version: 1 } });
    expect(await flag()).toBe('new');
    await call(wordSeen, { as: teacher, payload: { report_id: id } });
    expect(await flag()).toBe('seen');
  });
});
