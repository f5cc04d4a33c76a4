import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadDueSchools } from '#functions/domain/schools/due-schools.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { deletionDate, RETAINED_DAYS_MIN } from '#functions/domain/schools/subscription.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { hasMail } from '#functions/platform/mail-provider.ts';
import type { Reach } from '#functions/platform/reach.ts';
import { written } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { message } from '#shared/i18n/messages.ts';
import { isKeptPhone } from '#shared/people/phones.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { byJob } from './job-log.ts';
import { type RetentionNote, retentionNotes } from './retention-note.ts';

/** So many days after the due date the first reminder can be near. */
const FIRST_DAYS = RETAINED_DAYS_MIN - Math.max(...SCHOOL_LIMITS.erasureRemindedDays);
/** All notices of a reminder have to fit into one transaction. */
const PRINCIPALS_MAX = 40;

const dayOf = (school: School): string =>
  deletionDate(school).toLocaleDateString('sv-SE', { timeZone: school.timeZone });

/** Of how many days a school is to be told now; 0 for nothing. A reminder that was missed is not made up for. */
function daysToTell(school: School, note: RetentionNote | undefined, now: Date): number {
  if (school.erasing || school.state === 'closed') return 0;
  const left = (deletionDate(school).getTime() - now.getTime()) / DAY_MS;
  const days = SCHOOL_LIMITS.erasureRemindedDays.findLast((each) => left <= each) ?? 0;
  const isNew = note?.end !== school.subscription.end;
  return isNew || days < note.days ? days : 0;
}

async function loadReached(school: School) {
  const ids = await loadPrincipals(school.id, PRINCIPALS_MAX);
  const found = await users.getMany(ids.map((userId) => ({ schoolId: school.id, userId })));
  return found.filter((user) => user !== undefined);
}

/** Writes the notices, once: of two runs only one succeeds, and none when the school was renewed meanwhile. */
async function tell(school: School, now: Date): Promise<boolean> {
  const before = await retentionNotes.get(school.id, { consistent: true });
  const days = daysToTell(school, before, now);
  if (days === 0) return false;
  const principals = await loadReached(school);
  const { end } = school.subscription;
  const waiting = principals
    .filter(({ phone }) => isKeptPhone(phone))
    .map(({ phone, name }) => ({ phone, name }));
  const mails = hasMail() ? principals.flatMap(({ email }) => email || []) : [];
  const told = before?.end === end ? before.told : now.toISOString();
  const params = { date: dayOf(school) };
  return written([
    schools.requiring(school.id, school),
    ...retentionNotes.writing(school.id, before, {
      schoolId: school.id,
      end,
      told,
      days,
      waiting,
      mails,
    }),
    ...principals.flatMap(({ id: userId }) =>
      notifying({ schoolId: school.id, userId }, 'schools.toldErasure', params, now),
    ),
    ...loggingOperation(byJob(school.id, now, school), 'school.erasure-reminder', {
      days,
      principals: principals.length,
    }),
  ]);
}

/** Who is written to next, and the note without them; undefined when nobody is left. */
function nextContact(note: RetentionNote) {
  const [to, ...waiting] = note.waiting;
  if (to) return { contact: to.phone, left: { ...note, waiting } };
  const [mail, ...mails] = note.mails;
  return mail === undefined ? undefined : { contact: mail, left: { ...note, mails } };
}

/**
 * Reaches principals outside of the product, one after the other: who is written to is taken from the list before,
 * so that nobody is written to twice.
 */
async function reachAll(school: School, send: Reach): Promise<number> {
  let sent = 0;
  for (;;) {
    const note = await retentionNotes.get(school.id, { consistent: true });
    const next = note && nextContact(note);
    if (!note || !next) return sent;
    if (!(await written(retentionNotes.replacing(school.id, note, next.left)))) continue;
    const params = { school: school.name, date: dayOf(school) };
    const { language } = school;
    const told = await send(next.contact, {
      subject: message(language, 'schools.erasureSubject', params),
      text: message(language, 'schools.erasureMessage', params),
    }).then(
      () => 1,
      () => 0,
    );
    sent += told;
  }
}

/** Reminds the principals of all schools whose data will soon be erased, and offers them the export. */
export async function remindSchools(now: Date, send: Reach): Promise<number> {
  let told = 0;
  const until = new Date(now.getTime() - FIRST_DAYS * DAY_MS);
  for (const school of await loadDueSchools(until)) {
    if (school.erasing) continue;
    if (await tell(school, now)) told += 1;
    await reachAll(school, send);
  }
  return told;
}
