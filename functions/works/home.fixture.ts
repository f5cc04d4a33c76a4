import { abuseReports } from '#functions/domain/works/abuse-report.ts';
import { newId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { FillHome } from '#tests/factories/fill-home.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storeWork } from '#tests/factories/work.ts';

/** A work of a student that waits for approval, and one that is reported. */
async function storeWorksToDo({ schoolId }: Person): Promise<void> {
  const student = await makePerson(schoolId, ROLE.student);
  const at = new Date().toISOString();
  const texts = { title: '迷宫', description: '', category: 'game' as const };
  const audience = { visibility: 'public' as const, classIds: [] };
  const shown = { no: 1, bytes: 10, thumbnail: '', at };
  const wish = { ...texts, ...audience, shown, since: at };
  const workId = await storeWork(student, { wish, visibility: 'school' });
  const report = {
    id: newId('abuseReport'),
    schoolId,
    workId,
    comment: '',
    accused: student.userId,
    reporter: student.userId,
    reason: 'rude' as const,
    text: '',
    at,
    state: 'open' as const,
    note: '',
    settled: '',
  };
  await abuseReports.create(report, report);
}

export const worksOfHome: FillHome = async (person) => {
  if (person.role === ROLE.student) await storeWork(person);
  if (STAFF.some((role) => role === person.role)) await storeWorksToDo(person);
};
