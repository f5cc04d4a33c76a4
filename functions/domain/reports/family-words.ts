import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { loadFilterWords, wordsIn } from '#functions/domain/works/filter-words.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { FAMILY_WORDS } from '#shared/contracts/report-fields.ts';
import { writingReport } from './cycle-figures.ts';
import type { SharedReport } from './open-share.ts';
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

/**
 * Keeps what the family writes, once for a report, and tells the class's teacher and the author. Throws 1001 for words
 * that the school does not want, and -1 when something was written before; fails when the share changed meanwhile.
 */
export async function leaveWord(
  { share, report, version }: SharedReport,
  { kind, text }: Words,
  now: Date,
): Promise<void> {
  const { schoolId } = report;
  if (share.word?.kind === kind && share.word.text === text) return;
  if (share.word) throw new CallError(CODE.wait, { reason: 'sharing.answered' });
  const found = wordsIn(text, await loadFilterWords(schoolId));
  if (found.length > 0) throw refuseField('text', 'filtered_words', { words: found.join(', ') });
  const word = { kind, text, at: now.toISOString(), seen: false };
  const told = { name: version.studentName, report: version.content.name, text };
  const key = kind === 'thanks' ? 'sharing.toldThanks' : 'sharing.toldQuestion';
  const staff = [...new Set([report.teacherId, report.authorId])];
  await transact([
    ...reportShares.writing(share, share, { ...share, word }),
    ...staff.flatMap((userId) => notifying({ schoolId, userId }, key, told, now)),
  ]);
}
