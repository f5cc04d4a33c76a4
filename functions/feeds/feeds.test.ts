import { describe, expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { calendarFeeds } from '#functions/domain/people/calendar-feed.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { feeds } from '#shared/feeds/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { makeFeed } from '#tests/factories/feed.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

const { calendar, show, make, revoke } = feeds.endpoints;

const read = (feed: string, headers: Record<string, string> = {}, lang?: 'zh' | 'en') =>
  call(calendar, { payload: { feed, ...(lang && { lang }) }, headers });

/** Lines that were folded are put together again. */
const textOf = ({ body }: { readonly body: string }) => body.replace(/\r\n[ \t]/g, '');
const uidsOf = (outcome: { readonly body: string }) =>
  [...textOf(outcome).matchAll(/^UID:(les-[0-9a-z]+)@/gm)].map(([, id]) => id);

/** The events by the id of their lesson. */
const eventsOf = (outcome: { readonly body: string }) =>
  new Map(
    textOf(outcome)
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => [event.match(/^UID:(les-[0-9a-z]+)@/m)?.[1] ?? '', event]),
  );

describe('a calendar feed', () => {
  it('holds the lessons of its owner as iCalendar', async () => {
    const { teacher, colleague, schoolId } = await makeStaff();
    const student = await makePerson(schoolId, ROLE.student, { name: '别人家的孩子' });
    const classId = await makeClass(teacher, [student], { name: '小鸟班, 周六' });
    const lesson = await storeLesson(teacher, classId, {
      date: dayFromToday(3),
      topic: '循环',
      assistantId: colleague.userId,
    });
    const owners = [
      [teacher, [lesson.id]],
      [colleague, [lesson.id]],
      [student, [lesson.id]],
      [await makePerson(schoolId, ROLE.liveTeacher), []],
    ] as const;
    for (const [owner, found] of owners) {
      const outcome = await read(await makeFeed(owner), {}, 'en');
      expect(outcome.status).toBe(200);
      expect(outcome.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(uidsOf(outcome)).toEqual(found);
      expect(outcome.body.split('\r\n')[0]).toBe('BEGIN:VCALENDAR');
      expect(outcome.body).not.toContain('别人家的孩子');
    }
    const text = textOf(await read(await makeFeed(teacher), {}, 'en'));
    expect(text).toContain(`UID:${lesson.id}@${schoolId}`);
    expect(text).toContain('SUMMARY:小鸟班\\, 周六 · 循环');
    expect(text).toContain(`DTSTART:${lesson.startsAt.replace(/[-:]|\.\d{3}/g, '')}`);
    expect(text).toContain(`DTEND:${lesson.endsAt.replace(/[-:]|\.\d{3}/g, '')}`);
    expect(text).toContain('SEQUENCE:0');
    expect(text).toMatch(/DESCRIPTION:Teacher: /);
    expect(textOf(await read(await makeFeed(teacher), {}, 'zh'))).toMatch(/DESCRIPTION:教师：/);
  });

  it('can be read whatever is stored', async () => {
    const { teacher } = await makeStaff();
    const classId = await makeClass(teacher, [], { name: '小鸟\u0000\u202e班' });
    const topic = '循环\u0007\r\nEND:VCALENDAR\u2028\u0085';
    await storeLesson(teacher, classId, { date: dayFromToday(3), topic });
    const text = textOf(await read(await makeFeed(teacher), {}, 'en'));
    expect(text).toContain('SUMMARY:小鸟班 · 循环 END:VCALENDAR');
    expect(text).not.toMatch(/(?![\r\n])\p{Cc}|\u202e/u);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });

  it('keeps the id of a lesson that changes with a new sequence and stamp, and cancels a deleted one', async () => {
    const { teacher } = await makeStaff();
    const [stays, goes] = [
      await storeLesson(teacher, await makeClass(teacher, []), { date: dayFromToday(5) }),
      await storeLesson(teacher, await makeClass(teacher, []), { date: dayFromToday(6) }),
    ];
    const feed = await makeFeed(teacher);
    expect(uidsOf(await read(feed))).toEqual([stays.id, goes.id]);
    const stampOf = (outcome: { readonly body: string }, id: string) =>
      eventsOf(outcome)
        .get(id)
        ?.match(/^DTSTAMP:(.*)$/m)?.[1] ?? '';
    const before = stampOf(await read(feed), stays.id);
    await new Promise((done) => setTimeout(done, 1001));
    const edit = { lesson_id: stays.id, rev: stays.rev, date: dayFromToday(8) };
    await call(lessons.endpoints.move, { as: teacher, payload: edit });
    await call(lessons.endpoints.remove, { as: teacher, payload: { lesson_id: goes.id } });
    const after = await read(feed);
    expect(uidsOf(after)).toEqual([stays.id, goes.id]);
    const [moved = '', gone = ''] = [stays.id, goes.id].map((id) => eventsOf(after).get(id));
    expect(moved).toContain('STATUS:CONFIRMED');
    expect(moved).toContain('SEQUENCE:1');
    expect(stampOf(after, stays.id) > before).toBe(true);
    expect(gone).toContain('STATUS:CANCELLED');
    expect(gone).toContain('SEQUENCE:1');
    expect(gone).toContain(`DTSTART:${goes.startsAt.replace(/[-:]|\.\d{3}/g, '')}`);
  });

  it('cancels a lesson for the teacher who gave it away, and for nobody else', async () => {
    const { teacher, colleague, principal } = await makeStaff();
    const { id, rev } = await storeLesson(teacher, await makeClass(teacher, []), {
      date: dayFromToday(5),
    });
    const [own, other] = [await makeFeed(teacher), await makeFeed(colleague)];
    const give = (to: Person, from: number) =>
      call(lessons.endpoints.update, {
        as: principal,
        payload: { lesson_id: id, rev: from, teacher_id: to.userId },
      });
    expect((await give(colleague, rev)).code).toBe(1);
    expect(eventsOf(await read(own)).get(id)).toContain('STATUS:CANCELLED');
    expect(eventsOf(await read(other)).get(id)).toContain('STATUS:CONFIRMED');
    expect((await give(teacher, rev + 1)).code).toBe(1);
    expect(eventsOf(await read(own)).get(id)).toContain('STATUS:CONFIRMED');
    expect(eventsOf(await read(other)).get(id)).toContain('STATUS:CANCELLED');
  });

  it('is well-formed: every line ends with CRLF, none is longer than 75 bytes', async () => {
    const { teacher } = await makeStaff();
    const name = '很长的班级名称'.repeat(4);
    await storeLesson(teacher, await makeClass(teacher, [], { name }), {
      date: dayFromToday(5),
      topic: '，；\\;,'.repeat(10),
    });
    const { body } = await read(await makeFeed(teacher));
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const opened = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6));
    const closed = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4));
    expect(closed.toSorted()).toEqual(opened.toSorted());
    for (const event of eventsOf({ body }).values())
      for (const property of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS'])
        expect(event.match(new RegExp(`^${property}[:;]`, 'gm')), property).toHaveLength(1);
  });

  it('has the lessons that a student visits as a guest, and none outside its days', async () => {
    const { teacher, schoolId } = await makeStaff();
    const student = await makePerson(schoolId, ROLE.student);
    const own = await makeClass(teacher, [student]);
    await storeLesson(teacher, own, { date: dayFromToday(-61) });
    await storeLesson(teacher, own, { date: dayFromToday(182) });
    const old = await storeLesson(teacher, own, { date: dayFromToday(-58) });
    const other = await makeClass(teacher, []);
    const visited = await storeLesson(teacher, other, {
      date: dayFromToday(4),
      guests: [student.userId],
    });
    const { id: lessonId, classId, date, start, end } = visited;
    const owner = { schoolId, userId: student.userId };
    const booking = { ...owner, lessons: [{ lessonId, classId, date, start, end }] };
    await guestBookings.overwrite(owner, booking);
    expect(uidsOf(await read(await makeFeed(student)))).toEqual([old.id, visited.id]);
  });

  it('is not sent again to an application that has it, until something changes', async () => {
    const { teacher, schoolId } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(2) });
    const feed = await makeFeed(teacher);
    const first = await read(feed);
    const known = { 'if-none-match': `W/${first.headers['etag']}` };
    const again = await read(feed, known);
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await read(feed, { 'if-none-match': '"other"' })).status).toBe(200);
    const units = ({ lines }: typeof first): number => JSON.parse(lines[0] ?? '').readUnits;
    expect(units(again)).toBeLessThan(units(first));
    const edit = { lesson_id: lesson.id, rev: 1, topic: '变量' };
    expect((await call(lessons.endpoints.update, { as: teacher, payload: edit })).code).toBe(1);
    const changed = await read(feed, known);
    expect(textOf(changed)).toContain('变量');
    expect((await items.get({ schoolId, id: lesson.id }))?.rev).toBe(2);
  });

  it('is sent again when what it shows has another name', async () => {
    const { teacher, schoolId } = await makeStaff();
    const student = await makePerson(schoolId, ROLE.student);
    const classId = await makeClass(teacher, [student], { name: '小鸟班' });
    await storeLesson(teacher, classId, { date: dayFromToday(2) });
    const feed = await makeFeed(student);
    const tagOf = async () => String((await read(feed)).headers['etag']);
    const first = await tagOf();
    expect(await tagOf()).toBe(first);
    await classes.change({ schoolId, id: classId }, (found) => ({ ...found, name: '大鸟班' }));
    const renamed = await tagOf();
    expect(renamed).not.toBe(first);
    await changePerson(teacher, { name: '司马相如' });
    expect(await tagOf()).not.toBe(renamed);
  });
});

describe('the address of a feed', () => {
  it('is made once, shown to its owner only, and answers 404 after it was revoked', async () => {
    const { teacher, colleague } = await makeStaff();
    expect((await call(show, { as: teacher })).data).toEqual({ feed: null });
    const made = await Promise.all([1, 2, 3].map(() => call(make, { as: teacher })));
    const addresses = made.map(({ data }) => data.feed?.feed);
    expect(new Set(addresses).size).toBe(1);
    const [feed = ''] = addresses;
    expect((await call(show, { as: teacher })).data.feed?.feed).toBe(feed);
    expect((await call(show, { as: colleague })).data).toEqual({ feed: null });
    expect((await read(feed)).status).toBe(200);
    await Promise.all([1, 2].map(() => call(revoke, { as: teacher })));
    expect((await read(feed)).status).toBe(404);
    const next = (await call(make, { as: teacher })).data.feed?.feed ?? '';
    expect(next).not.toBe(feed);
    expect([(await read(feed)).status, (await read(next)).status]).toEqual([404, 200]);
  });

  it('that is wrong answers 404 with the same work, whatever is wrong with it', async () => {
    const { teacher, colleague } = await makeStaff();
    const feed = await makeFeed(teacher);
    const [school, user, secret = ''] = feed.split('.');
    const turned = secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const wrong = [
      `${school}.${user}.${turned}`,
      `${school}.${user}.`,
      `${school}.${colleague.userId}.${secret}`,
      `sch-00000000000000000000000000.${user}.${secret}`,
      `${feed}0`,
      `${school}.${user}`,
      'nothing',
      '../../etc/passwd',
    ];
    const units = new Set<number>();
    for (const address of wrong) {
      const outcome = await read(address);
      expect(outcome.status, address).toBe(404);
      expect(outcome.data).toBeNull();
      units.add(JSON.parse(outcome.lines[0] ?? '').readUnits);
    }
    expect([...units]).toEqual([1]);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['removed', { removed: new Date().toISOString(), disabled: true }],
    ['without a licence', { licensed: false }],
  ])('of a student who is %s answers 404', async (_, values) => {
    const { teacher, schoolId } = await makeStaff();
    const student: Person = await makePerson(schoolId, ROLE.student);
    await makeClass(teacher, [student]);
    const feed = await makeFeed(student);
    expect((await read(feed)).status).toBe(200);
    await changePerson(student, values);
    forgetAccountState(student.userId);
    expect((await read(feed)).status).toBe(404);
  });

  it('is deleted together with its owner', async () => {
    const { principal, teacher, schoolId } = await makeStaff();
    const student = await makeStudent(principal);
    const owners = [student, await makePerson(schoolId, ROLE.liveTeacher)] as const;
    const addresses = [await makeFeed(owners[0]), await makeFeed(owners[1])] as const;
    await makeClass(teacher, [student]);
    await removing(principal, [student.userId]);
    const payload = { teacher_id: owners[1].userId };
    await call(teachers.endpoints.remove, { as: principal, payload });
    for (const [index, owner] of owners.entries()) {
      expect(await calendarFeeds.get(owner, { consistent: true })).toBeUndefined();
      expect((await read(addresses[index] ?? '')).status).toBe(404);
    }
  });

  it('is none for an operator', async () => {
    const { schoolId } = await makeStaff();
    const operator = await makePerson(schoolId, ROLE.platform);
    expect((await call(make, { as: operator })).code).toBe(2003);
  });
});
