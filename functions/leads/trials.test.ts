import { describe, expect, it } from 'vitest';
import { lessons as stored } from '#functions/domain/lessons/lesson.ts';
import { CODE } from '#shared/codes.ts';
import { leads } from '#shared/leads/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { bookingTrial, leadOf, makeLead, movingLead } from '#tests/factories/lead.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

const { recordTrial, remove, trialLessons } = leads.endpoints;

const SOON = () => ({ startsAt: new Date(Date.now() + 20 * 60_000).toISOString() });

async function makeTrial(values: object = {}, capacity = 6) {
  const staff = await makeStaff();
  const classId = await makeClass(staff.teacher, [], { capacity, name: '周六班' });
  const lesson = await storeLesson(staff.teacher, classId, values);
  const lead = await makeLead(staff.principal);
  return { ...staff, classId, lesson, lead };
}
const recording = (as: Person, lead_id: string, lesson_id: string, state: string, remark = '') =>
  call(recordTrial, { as, language: 'en', payload: { lead_id, lesson_id, state, remark } });
const recordOf = async (as: Person, lesson_id: string) =>
  (await call(teaching.endpoints.detail, { as, payload: { lesson_id } })).data.record;

describe('a trial lesson', () => {
  it('is booked by anybody of the staff, and shown with the lesson', async () => {
    const { teacher, colleague, lesson, lead } = await makeTrial();

    const { data } = await bookingTrial(colleague, lead.id, lesson.id);
    const again = await bookingTrial(colleague, lead.id, lesson.id);

    expect(data.lead).toMatchObject({
      state: 'trial_booked',
      due: lesson.date,
      trial: { lesson_id: lesson.id, class_name: '周六班', state: 'booked' },
    });
    expect(again.code).toBe(CODE.ok);
    const line = { lead_id: lead.id, name: '王小明', state: 'booked', remark: '' };
    expect((await recordOf(teacher, lesson.id)).trials).toEqual([line]);
    const payload = { lesson_id: lesson.id };
    const students = await call(makeups.endpoints.ofLesson, { as: teacher, payload });
    expect(students.data.trials).toEqual([line]);
  });

  it('has to have a seat, and is proposed as long as it has', async () => {
    const { teacher, schoolId, classId, lesson, lead } = await makeTrial({}, 1);
    const payload = { class_id: classId };
    const proposed = await call(trialLessons, { as: teacher, payload });

    await bookingTrial(teacher, lead.id, lesson.id);
    const second = await bookingTrial(teacher, (await makeLead(teacher)).id, lesson.id);
    const left = await call(trialLessons, { as: teacher, payload });

    expect(proposed.data.list).toMatchObject([{ seats: 1, lesson: { id: lesson.id } }]);
    expect(second).toMatchObject({ code: CODE.wait });
    expect(left.data.list).toEqual([]);
    const [guest] = (await makeStudents(schoolId, 1)) as [Person];
    const visit = { lesson_id: lesson.id, student_id: guest.userId };
    const visiting = await call(makeups.endpoints.visit, { as: teacher, payload: visit });
    expect(visiting.code).not.toBe(CODE.ok);
  });

  it('two who take the last seat at once: one gets it', async () => {
    const { teacher, lesson, lead } = await makeTrial({}, 1);
    const other = await makeLead(teacher);

    const outcomes = await Promise.all(
      [lead, other].map(({ id }) => bookingTrial(teacher, id, lesson.id)),
    );

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok]);
  });

  it('gives its seat free when another one is booked, when it is cancelled or the lead is lost', async () => {
    const { teacher, classId, lesson, lead } = await makeTrial();
    const other = await storeLesson(teacher, classId);
    const trialsOf = async (id: typeof lesson.id) =>
      (await stored.get({ ...lesson, id }, { consistent: true }))?.trials ?? [];

    await bookingTrial(teacher, lead.id, lesson.id);
    await bookingTrial(teacher, lead.id, other.id);
    expect([await trialsOf(lesson.id), await trialsOf(other.id)]).toEqual([[], [lead.id]]);
    await bookingTrial(teacher, lead.id, other.id, { cancel: '1' });
    expect(await trialsOf(other.id)).toEqual([]);
    expect(await leadOf(teacher, lead.id)).toMatchObject({ state: 'contacted', trial: null });
    await bookingTrial(teacher, lead.id, lesson.id);
    await movingLead(teacher, lead.id, { from: 'trial_booked', state: 'lost', reason: 'time' });
    expect(await trialsOf(lesson.id)).toEqual([]);
  });

  it('is refused once the lesson has begun', async () => {
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    const { teacher, lesson, lead } = await makeTrial({ startsAt });

    expect((await bookingTrial(teacher, lead.id, lesson.id)).code).toBe(CODE.wait);
  });
});

describe('a change of the lesson', () => {
  it('that moves it moves the trial', async () => {
    const { teacher, lesson, lead } = await makeTrial();
    await bookingTrial(teacher, lead.id, lesson.id);
    const date = dayFromToday(800);
    const payload = { lesson_id: lesson.id, rev: 1, date, start: '15:00', end: '16:30' };

    expect((await call(lessons.endpoints.move, { as: teacher, payload })).code).toBe(CODE.ok);

    const moved = { date, start: '15:00', end: '16:30', state: 'booked' };
    expect((await leadOf(teacher, lead.id)).trial).toMatchObject(moved);
    expect((await recordOf(teacher, lesson.id)).trials).toHaveLength(1);
  });

  it('that cancels it asks for another booking, today', async () => {
    const { teacher, lesson, lead } = await makeTrial();
    await bookingTrial(teacher, lead.id, lesson.id);
    const payload = { lesson_id: lesson.id, rev: 1 };

    expect((await call(lessons.endpoints.remove, { as: teacher, payload })).code).toBe(CODE.ok);

    expect(await leadOf(teacher, lead.id)).toMatchObject({
      state: 'contacted',
      due: dayFromToday(0),
      trial: { state: 'cancelled' },
    });
  });
});

describe('the attendance of a trial', () => {
  it('is recorded by who teaches the lesson; who came has done it, without hours', async () => {
    const { teacher, colleague, lesson, lead } = await makeTrial(SOON());
    await bookingTrial(colleague, lead.id, lesson.id);

    const foreign = await recording(colleague, lead.id, lesson.id, 'present');
    const { data } = await recording(teacher, lead.id, lesson.id, 'present', '很投入');

    expect(foreign.code).toBe(CODE.forbidden);
    expect(data.trial).toMatchObject({ state: 'present', remark: '很投入' });
    expect(await leadOf(teacher, lead.id)).toMatchObject({ state: 'trial_done' });
    const record = await recordOf(teacher, lesson.id);
    expect(record.trials).toMatchObject([{ state: 'present', remark: '很投入' }]);
    expect(record.students).toEqual([]);
  });

  it('may be corrected: who did not come is to be asked again', async () => {
    const { teacher, lesson, lead } = await makeTrial(SOON());
    await bookingTrial(teacher, lead.id, lesson.id);
    await recording(teacher, lead.id, lesson.id, 'present');

    await recording(teacher, lead.id, lesson.id, 'absent');

    expect(await leadOf(teacher, lead.id)).toMatchObject({
      state: 'contacted',
      trial: { state: 'absent' },
    });
  });

  it('is not recorded before the lesson, nor for a child that is not booked', async () => {
    const { teacher, lesson, lead } = await makeTrial();
    await bookingTrial(teacher, lead.id, lesson.id);
    const soon = await makeTrial(SOON());

    expect((await recording(teacher, lead.id, lesson.id, 'present')).code).toBe(CODE.wait);
    const unbooked = await recording(soon.teacher, soon.lead.id, soon.lesson.id, 'present');
    expect(unbooked.code).toBe(CODE.notFound);
  });

  it('stays with the lesson until the lead is deleted', async () => {
    const { principal, teacher, lesson, lead } = await makeTrial(SOON());
    await bookingTrial(teacher, lead.id, lesson.id);
    await recording(teacher, lead.id, lesson.id, 'present');

    await call(remove, { as: principal, payload: { lead_id: lead.id } });

    expect((await recordOf(teacher, lesson.id)).trials).toEqual([]);
  });
});
