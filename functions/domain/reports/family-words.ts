import { classes } from '#functions/domain/classes/class.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { loadFilterWords, wordsIn } from '#functions/domain/works/filter-words.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import type { FAMILY_WORDS } from '#shared/reports/fields.ts';
import { writingReport } from './cycle-figures.ts';
import type { SharedReport } from './open-share.ts';
import type { Report } from './report.ts';
import { reportShares } from './report-share.ts';

/** Looking again within this time is the same reading. */
const SAME_READING_MS = 10 * 60_000;

const isSameReading = (lastRead: string, now: Date): boolean =>
  lastRead !== '' && now.getTime() - Date.parse(lastRead) < SAME_READING_MS;

/** Notes that the family reads the published version. Fails when the report or its share changed meanwhile. */
export async function noteRead({ share, report }: SharedReport, now: Date): Promise<void> {
  if (isSameReading(share.lastRead, now) && report.read) return;
  const at = now.toISOString();
  const reads = isSameReading(share.lastRead, now) ? share.reads : share.reads + 1;
  const after = { ...share, firstRead: share.firstRead || at, lastRead: at, reads };
  await transact([
    ...reportShares.writing(share, share, after),
    ...(report.read ? [] : writingReport(report, { ...report, read: at })),
  ]);
}

interface Words {
  readonly kind: (typeof FAMILY_WORDS)[number];
  readonly text: string;
}

/** A school has one to three principals; of more, those who came first are told. */
const PRINCIPALS_MAX = 3;

/**
 * Who is told of a word: the teacher that the class has now, and the author; principals where neither can sign in any
 * more. A report is read for years, and teachers come and go.
 */
async function loadTold({ schoolId, classId, teacherId, authorId }: Report): Promise<UserId[]> {
  const room = await classes.get({ schoolId, id: classId });
  const asked = [...new Set([room?.teacherId ?? teacherId, authorId])];
  const found = await users.getMany(asked.map((userId) => ({ schoolId, userId })));
  const there = found.flatMap((user) => (user && !user.removed && !user.disabled ? [user.id] : []));
  if (there.length > 0) return there;
  return await loadPrincipals(schoolId, PRINCIPALS_MAX);
}

/**
 * The page has no account, so nobody knows who writes: how to reach somebody is refused as it is in comments, and so
 * are words that no school wants, or this one does not (1001).
 */
async function refuseUnwanted(schoolId: SchoolId, text: string): Promise<void> {
  const [personal] = findPersonalData(text);
  if (personal)
    throw refuseField('text', 'contact', { found: text.slice(personal.start, personal.end) });
  const found = wordsIn(text, await loadFilterWords(schoolId));
  if (found.length > 0) throw refuseField('text', 'filtered_words', { words: found.join(', ') });
}

/**
 * Keeps what the family writes, once for a report, and tells staff. Throws 1001 for words
 * that are not wanted, and -1 when something was written before; fails when the report or its share changed
 * meanwhile.
 */
export async function leaveWord(
  { share, report, version }: SharedReport,
  { kind, text }: Words,
  now: Date,
): Promise<void> {
  const { schoolId } = report;
  if (share.word?.kind === kind && share.word.text === text) return;
  if (share.word) throw new CallError(CODE.wait, { reason: 'sharing.answered' });
  await refuseUnwanted(schoolId, text);
  const word = { kind, text, at: now.toISOString(), seen: false };
  const told = { name: version.studentName, report: version.content.name, text };
  const key = kind === 'thanks' ? 'sharing.toldThanks' : 'sharing.toldQuestion';
  const staff = await loadTold(report);
  await transact([
    ...reportShares.writing(share, share, { ...share, word }),
    ...writingReport(report, { ...report, word: 'new' }),
    ...staff.flatMap((userId) => notifying({ schoolId, userId }, key, told, now)),
  ]);
}
