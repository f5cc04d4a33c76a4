import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Language } from '#shared/languages.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { signIn } from '#tests/factories/session.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';

const asking = (as: Person, payload: object, language: Language = 'en') =>
  call(students.endpoints.returnExcel, { as, language, payload });

/** The cells as a spreadsheet program shows them. */
const rowsOf = async (content: string) => {
  const [sheet] = await readSheets(Buffer.from(content, 'base64'));
  return sheet?.data ?? [];
};

describe('the template', () => {
  it.each([
    ['zh', '姓名（必填）', '学生导入模板'],
    ['cht', '帳號（可不填，自動產生）', '學生匯入範本'],
    ['en', 'Name (required)', 'Student import template'],
  ] as const)('is there in %s, for every member of staff', async (language, heading, name) => {
    const { novice } = await makeStudentStaff();

    const { data } = await asking(novice, { kind: 'template' }, language);

    expect(data).toMatchObject({ rows: 0, truncated: false });
    expect(data.file_name).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
    const rows = await rowsOf(data.content);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(heading);
  });
});

describe('the sheet of a list', () => {
  it('has every student that the query means, and no formula', async () => {
    const { principal, schoolId } = await makeStudentStaff();
    for (let index = 0; index < 120; index += 1) await makeStudent(principal);
    await makeStudent(principal, {
      name: '韩梅梅',
      remark: '=HYPERLINK("http://x","y")',
      phone: '13912345678',
    });

    const { data } = await asking(principal, { kind: 'list' });

    expect(data).toMatchObject({ rows: 121, truncated: false });
    const rows = await rowsOf(data.content);
    expect(rows).toHaveLength(122);
    // A formula would be read as the result that it was stored with.
    const special = rows.find(([name]) => name === '韩梅梅');
    expect(special).toContain('=HYPERLINK("http://x","y")');
    expect(special).toContain('13912345678');
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'student.export', detail: { kind: 'list', rows: 121 } },
    ]);
    const searched = await asking(principal, { kind: 'list', search: '梅梅' });
    expect(searched.data.rows).toBe(1);
  });

  it('needs the ability; a teacher gets the own students only', async () => {
    const { teacher, novice, principal } = await makeStudentStaff();
    const [own, stranger] = [await makeStudent(teacher), await makeStudent(principal)];
    await makeClass(teacher, [own]);

    expect((await asking(novice, { kind: 'list' })).code).toBe(CODE.forbidden);
    const { data } = await asking(teacher, { kind: 'list' });
    const names = (await rowsOf(data.content)).slice(1).map(([name]) => name);
    expect(names).toEqual([own.name]);
    expect(names).not.toContain(stranger.name);
  });
});

describe('the sheet of accounts', () => {
  it('tells the first passwords that still hold, and they let their people in', async () => {
    const { principal } = await makeStudentStaff();
    const fresh = await makeStudent(principal, { defaultPassword: true });
    const own = await makeStudent(principal, { defaultPassword: true, firstPassword: 1 });
    const chosen = await makeStudent(principal);

    const { data } = await asking(principal, {
      kind: 'accounts',
      ids: [fresh, own, chosen].map(studentId),
    });

    const rows = (await rowsOf(data.content)).slice(1);
    const [ofSchool = '', ofPerson = ''] = rows.map((row) => String(row[3]));
    expect(ofSchool).not.toBe(ofPerson);
    await expect(signIn(fresh, ofSchool)).resolves.toBeDefined();
    await expect(signIn(own, ofPerson)).resolves.toBeDefined();
    await expect(signIn(own, ofSchool)).rejects.toThrow('could not sign in');
    expect(rows).toEqual([
      [fresh.name, null, fresh.account, ofSchool],
      [own.name, null, own.account, ofPerson],
      [chosen.name, null, chosen.account, 'Chosen by the student'],
    ]);
  });

  it('tells a teacher own first passwords, and never that of the school', async () => {
    const { principal, teacher } = await makeStudentStaff();
    const ofSchool = await makeStudent(principal, { defaultPassword: true });
    const own = await makeStudent(principal, { defaultPassword: true, firstPassword: 1 });
    await makeClass(teacher, [ofSchool, own]);

    const { data } = await asking(teacher, {
      kind: 'accounts',
      ids: [ofSchool, own].map(studentId),
    });

    const [first, second] = (await rowsOf(data.content)).slice(1).map((row) => String(row[3]));
    expect(first).toBe('That of the school: ask the principal');
    await expect(signIn(own, second)).resolves.toBeDefined();
  });

  it('asks for the students', async () => {
    const { principal } = await makeStudentStaff();

    expect((await asking(principal, { kind: 'accounts' })).code).toBe(CODE.incomplete);
  });
});
