import { retireCertificates } from '#functions/domain/certificates/retire-certificates.ts';
import { countingLeaver } from '#functions/domain/hours/count-ledger.ts';
import { ENTRIES_PREFIX, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { retireLead } from '#functions/domain/leads/retire-lead.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { makeupRights, RIGHT_PREFIX, withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { writingRights } from '#functions/domain/makeups/write-rights.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { ATTENDED_PREFIX, attendedLessons } from '#functions/domain/records/lesson-record.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { retireSummary } from '#functions/domain/students/student-summary.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import { type Item, type TransactWrite, transact } from '#functions/platform/table.ts';

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** Rewrites the items of a student page by page, each page in one transaction. */
async function rewritePages<T>(
  limit: number,
  load: (paging: Paging) => Promise<{ items: T[]; next: Item | undefined }>,
  rewriting: (items: readonly T[]) => TransactWrite[],
): Promise<void> {
  let from: Item | undefined;
  do {
    const page = await load({ limit, from });
    const writes = rewriting(page.items);
    if (writes.length > 0) await transact(writes);
    from = page.next;
  } while (from);
}

const partitionOf = ({ schoolId, userId }: PersonId): string => personPartition(schoolId, userId);

/** Takes the student out of the lists of hours. The ledger is kept for old statements until `expires`. */
async function retireHours(person: PersonId, expires: number, moment: SchoolMoment): Promise<void> {
  const wallet = await hourWallets.change(
    person,
    (before) => (before.expires === expires ? undefined : { ...before, expires }),
    (before) => countingLeaver(before, moment),
  );
  if (!wallet) return;
  await rewritePages(
    50,
    (paging) => hourEntries.page(partitionOf(person), ENTRIES_PREFIX, paging),
    (entries) =>
      entries.flatMap((entry) => hourEntries.replacing(entry, entry, { ...entry, expires })),
  );
}

/** The student's list of attended lessons ends at `expires`; the records of the lessons stay. */
const retireAttended = (person: PersonId, expires: number): Promise<void> =>
  rewritePages(
    50,
    (paging) => attendedLessons.page(partitionOf(person), ATTENDED_PREFIX, paging),
    (items) => items.map((each) => attendedLessons.putting(each, { ...each, expires })),
  );

/** Frees the seats booked in lessons that have not been taught. */
async function leaveLessons({ schoolId, userId }: PersonId): Promise<void> {
  const bookings = await guestBookings.get({ schoolId, userId }, { consistent: true });
  const without = (lesson: Lesson) =>
    lesson.state === 'planned' && lesson.guests.includes(userId)
      ? withVisits(lesson, { guests: lesson.guests.filter((id) => id !== userId) })
      : undefined;
  for (const { lessonId: id } of bookings?.lessons ?? [])
    await lessons.change({ schoolId, id }, without);
}

/** Cancels bookings, and takes the rights out of the school's lists; both are kept until `expires`. */
async function retireMakeups(
  person: PersonId,
  expires: number,
  moment: SchoolMoment,
): Promise<void> {
  await leaveLessons(person);
  await guestBookings.change(person, (bookings) => ({ ...bookings, expires }));
  await rewritePages(
    // A right stands in several lists, and a transaction holds 100 writes.
    20,
    (paging) => makeupRights.page(partitionOf(person), RIGHT_PREFIX, paging),
    (rights) => {
      const changes = rights.map((right) => ({ before: right, after: { ...right, expires } }));
      return writingRights(changes, moment);
    },
  );
}

/**
 * Retires what is kept of a removed student: nothing of it is listed any more, and it is deleted at `expires`
 * (epoch seconds). Can be repeated.
 */
export async function retireRecords(
  person: PersonId,
  expires: number,
  moment: SchoolMoment,
): Promise<void> {
  await retireHours(person, expires, moment);
  await retireSummary(person, expires);
  await retireAttended(person, expires);
  await retireMakeups(person, expires, moment);
  await retireReports(person, expires);
  await retireCertificates(person, expires);
  await retireLead(person, expires);
}
