import writeXlsx from 'write-excel-file/node';
import { rememberCampaigns } from '#functions/domain/leads/lead-settings.ts';
import { ROLE } from '#shared/roles.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { makeLead } from '#tests/factories/lead.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal with a lead of whom the phone number is told. */
export async function makeKnownLead() {
  const principal = await newPerson(ROLE.principal);
  const phone = freshPhone();
  const guardian = { relation: 'mother' as const, name: 'Ms. Li', phone };
  await makeLead(principal, { name: '李小雷', guardians: [guardian] });
  return { principal, phone };
}

/** A principal with a lead, a kind of course, and a class with a lesson that is about to begin. */
export async function makeInterested() {
  const principal = await newPerson(ROLE.principal);
  const { course } = await makeSettings(principal.schoolId);
  const classId = await makeClass(principal, [], { name: 'Saturday class' });
  const startsAt = new Date(Date.now() + 30 * 60_000).toISOString();
  const lesson = await storeLesson(principal, classId, { startsAt, date: dayFromToday(0) });
  const lead = await makeLead(principal, { name: '王小明' });
  return { principal, lessonId: lesson.id, leadId: lead.id, course: course.name };
}

/** A principal with a lead who should have been called yesterday, and one who came from an event. */
export async function makeTwo() {
  const principal = await newPerson(ROLE.principal);
  await makeLead(principal, { name: '陈一诺', due: dayFromToday(-1) });
  await makeLead(principal, { name: '林晓月', state: 'contacted', source: 'event' });
  return principal;
}

export const loseLead = (principal: Parameters<typeof makeLead>[0], name: string) =>
  makeLead(principal, { name, state: 'lost', due: '', lost: { reason: 'distance', text: '' } });

/** A principal with so many leads of an open day. */
export async function makeOpenDay(count: number) {
  const principal = await newPerson(ROLE.principal);
  await rememberCampaigns(principal.schoolId, ['Open day']);
  for (let made = 0; made < count; made += 1)
    await makeLead(principal, { source: 'event', campaign: 'Open day' });
  return principal;
}

/** A spreadsheet with a title, a lead, and one whose name is too short and whose source nobody knows, in base64. */
export async function makeSheet(): Promise<string> {
  const rows = [
    ['2026 秋季招生', '', '', ''],
    ['孩子姓名', '家长联系方式', '来源', '活动'],
    ['李雷', freshPhone(), '活动', 'Open day'],
    ['明', freshPhone(), '抖音', ''],
  ];
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  return (await writeXlsx(cells).toBuffer()).toString('base64');
}
