import { classes } from '#functions/domain/classes/class.ts';
import { noticeRole } from '#functions/domain/notices/channels.ts';
import { countReaders } from '#functions/domain/notices/read-marks.ts';
import type { SchoolNotice } from '#functions/domain/notices/school-notice.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { notices } from '#shared/notices/contract.ts';
import type { NoticeRole } from '#shared/notices/rules.ts';
import { loadOwnNotice } from './own-notice.ts';

/** Staff of a school that are looked through: far more than any has. */
const STAFF_PAGES = 4;

/** The school counts all staff together: of single roles they are looked through. */
async function countStaff(schoolId: SchoolId, roles: readonly NoticeRole[]): Promise<number> {
  let sum = 0;
  let from: Item | undefined;
  for (let page = 0; page < STAFF_PAGES; page += 1) {
    const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.staff), {
      limit: LIMITS.pageSizeMax,
      from,
    });
    const rows = await users.rowsOf(entries, (target) => ({
      schoolId,
      userId: UserId.parse(target),
    }));
    sum += rows.filter((row) => row && roles.some((each) => each === noticeRole(row.role))).length;
    from = next;
    if (!from) break;
  }
  return sum;
}

async function countPeople(notice: SchoolNotice): Promise<number> {
  const { schoolId, roles, classIds, userIds } = notice;
  const staff = roles.filter((role) => role !== 'student');
  const isStudents = roles.includes('student');
  const [counts, ofStaff, found] = await Promise.all([
    loadCounts(schoolId),
    staff.length > 0 ? countStaff(schoolId, staff) : 0,
    isStudents ? [] : classes.getMany(classIds.map((id) => ({ schoolId, id }))),
  ]);
  const ofClasses = found.reduce((sum, each) => sum + (each?.size ?? 0), 0);
  return ofStaff + (isStudents ? counts.students : ofClasses) + userIds.length;
}

/** To how many people a notice goes, and how many have read it. */
export const countReach: UseCase<typeof notices.endpoints.reach> = async (actor, { notice_id }) => {
  const notice = await loadOwnNotice(actor, notice_id);
  const [total, read] = await Promise.all([countPeople(notice), countReaders(notice)]);
  return { total: Math.max(total, read), read };
};
