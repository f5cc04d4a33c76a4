import { describe, expect, it } from 'vitest';
import { leads as stored } from '#functions/domain/leads/lead.ts';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import {
  bookingTrial,
  convertingLead,
  leadOf,
  makeLead,
  movingLead,
} from '#tests/factories/lead.ts';
import { storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { figuresOfSchool, removing } from '#tests/factories/student-calls.ts';

describe('a lead that enrols', () => {
  it('becomes a student with its guardians, in its classes, and keeps the link', async () => {
    const { schoolId, teacher } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const lead = await makeLead(teacher);

    const { data, code } = await convertingLead(teacher, lead.id, { class_ids: [classId] });

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject({ already: false, student: { classes: [{ id: classId }] } });
    expect(data.initial_password).toBeTruthy();
    const user = await users.get({ schoolId, userId: data.student.id });
    const [guardian] = lead.guardians;
    expect(user).toMatchObject({ phone: guardian?.phone, guardians: [{ ...guardian }] });
    const { id } = data.student;
    expect(await leadOf(teacher, lead.id)).toMatchObject({ state: 'enrolled', student_id: id });
    const actions = (await operationsOf(schoolId)).map(({ action }) => action);
    expect(actions.sort()).toEqual(['lead.convert', 'student.add']);
  });

  it('by two people at once, and once more, is one student', async () => {
    const { schoolId, principal, teacher } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const lead = await makeLead(teacher);
    const values = { class_ids: [classId] };

    const both = await Promise.all(
      [principal, teacher, principal, teacher].map((as) => convertingLead(as, lead.id, values)),
    );
    const later = await convertingLead(principal, lead.id, { name: '王大明' });

    const ids = [...both, later].map(({ data }) => data.student.id);
    expect(new Set(ids).size).toBe(1);
    expect(later.data.already).toBe(true);
    expect(both.filter(({ data }) => !data.already)).toHaveLength(1);
    expect(await figuresOfSchool(schoolId)).toMatchObject({ kept: { total: 1 } });
  });

  it("tells a teacher nothing of a colleague's student", async () => {
    const { principal, teacher, colleague } = await makeStaff();
    const lead = await makeLead(teacher);
    const values = { class_ids: [await makeClass(teacher, [])], remark: '对花生过敏' };
    await convertingLead(teacher, lead.id, values);

    const refused = await convertingLead(colleague, lead.id);

    expect(refused.code).toBe(CODE.forbidden);
    expect(refused.body).not.toContain('花生');
    for (const as of [teacher, principal])
      expect((await convertingLead(as, lead.id)).data).toMatchObject({ already: true });
  });

  it.each([
    ['a Chinese name that is found in most ways', '欧阳明月'],
    ['a long Chinese name', '欧阳司马上官诸葛令狐公孙'],
    ['the longest name', "Maria-Antonia O'Connor Garcia.".slice(0, STUDENT_LIMITS.nameMax)],
    ['the longest Chinese name', '阿卜杜拉·买买提'.repeat(4).slice(0, STUDENT_LIMITS.nameMax)],
  ])(
    'fits into one transaction with all that it may have, without a licence: %s',
    async (_, name) => {
      const { schoolId, principal } = await makeStaff();
      await transact([counting(schoolId, { licensed: EDITIONS.standard.students })]);
      const guardians = Array.from({ length: STUDENT_LIMITS.guardiansMax }, () => ({
        relation: 'other' as const,
        name: '欧阳女士',
        phone: freshPhone(),
      }));
      const lead = await makeLead(principal, { guardians, ownerId: principal.userId });
      const class_ids = [await makeClass(principal, []), await makeClass(principal, [])];

      const { data, code } = await convertingLead(principal, lead.id, { name, class_ids });

      expect(code).toBe(CODE.ok);
      expect(data.student).toMatchObject({ name, licensed: false });
    },
  );

  it('gives the seat of a booked trial free', async () => {
    const { teacher } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const lesson = await storeLesson(teacher, classId);
    const lead = await makeLead(teacher);
    await bookingTrial(teacher, lead.id, lesson.id);

    expect((await convertingLead(teacher, lead.id, { class_ids: [classId] })).code).toBe(CODE.ok);

    expect((await leadOf(teacher, lead.id)).trial).toBeNull();
    expect((await bookingTrial(teacher, lead.id, lesson.id)).code).toBe(CODE.wait);
    const move = { from: 'enrolled', state: 'contacted' };
    expect((await movingLead(teacher, lead.id, move)).code).toBe(CODE.wait);
  });

  it('needs an own class, and a seat', async () => {
    const { principal, teacher } = await makeStaff();
    const lead = await makeLead(teacher);
    const foreign = await makeClass(principal, []);
    const full = await makeClass(principal, [await makeStudent(principal)], { capacity: 1 });

    expect((await convertingLead(teacher, lead.id)).code).toBe(CODE.incomplete);
    const there = await convertingLead(teacher, lead.id, { class_ids: [foreign] });
    expect(there.code).toBe(CODE.forbidden);
    const seat = await convertingLead(principal, lead.id, { class_ids: [full] });
    expect(seat.code).toBe(CODE.wait);
    expect((await leadOf(principal, lead.id)).state).toBe('new');
  });

  it('asks about a namesake in the class', async () => {
    const { teacher } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const [first, second] = [await makeLead(teacher), await makeLead(teacher)];
    const values = { class_ids: [classId] };
    await convertingLead(teacher, first.id, values);

    expect((await convertingLead(teacher, second.id, values)).code).toBe(CODE.invalid);
    expect((await convertingLead(teacher, second.id, { ...values, force: '1' })).code).toBe(1);
  });

  it('leaves all lists with the student', async () => {
    const { schoolId, principal } = await makeStaff();
    const lead = await makeLead(principal);
    const { data } = await convertingLead(principal, lead.id);

    await removing(principal, [data.student.id]);

    const kept = await stored.get({ schoolId, id: lead.id }, { consistent: true });
    expect(kept?.expires).toBeGreaterThan(0);
    expect((await convertingLead(principal, lead.id)).code).toBe(CODE.notFound);
  });
});
