import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { written } from '#functions/platform/table.ts';
import { type Shift, workOff } from '#functions/platform/work-off.ts';
import { type SchoolId, SchoolNoticeId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { checkAudience } from './audience.ts';
import { notifying } from './inbox-notice.ts';
import { publishNotice } from './publish-notice.ts';
import { PLANNED_NOTICES, type SchoolNotice, schoolNotices } from './school-notice.ts';

const isThere = (user: User | undefined): user is User =>
  user !== undefined && !user.removed && !user.disabled && STAFF.includes(user.role);

/** Whether its author may still write to all to whom it goes. */
async function mayPublish(notice: SchoolNotice, author: User | undefined): Promise<boolean> {
  if (!isThere(author)) return false;
  const { id: userId, schoolId, role } = author;
  try {
    await checkAudience({ userId, schoolId, role }, notice);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Principals of a school are one to three; of more, those who came first are told. */
const PRINCIPALS_MAX = 3;

/** A draft again, whose author is told, or principals where the author cannot sign in any more. */
async function giveBack(
  notice: SchoolNotice,
  author: User | undefined,
  now: Date,
): Promise<boolean> {
  const { schoolId } = notice;
  const { rev: _, ...value } = notice;
  const told = isThere(author) ? [author.id] : await loadPrincipals(schoolId, PRINCIPALS_MAX);
  const params = { title: notice.title };
  return written([
    ...schoolNotices.replacing(notice, notice, { ...value, state: 'draft', at: '' }),
    ...told.flatMap((userId) =>
      notifying({ schoolId, userId }, 'notices.notPublished', params, now, notice.id),
    ),
  ]);
}

/** Publishes a notice whose time has come; false when it was done or changed meanwhile. */
async function publishDue(key: { schoolId: SchoolId; id: SchoolNoticeId }, now: Date) {
  const notice = await schoolNotices.get(key, { consistent: true });
  if (notice?.state !== 'planned' || notice.at > now.toISOString()) return false;
  const { schoolId, author: userId } = notice;
  const author = await users.get({ schoolId, userId }, { consistent: true });
  if (!(await mayPublish(notice, author))) return giveBack(notice, author, now);
  const { id, title, at } = notice;
  await publishNotice(notice, now, () =>
    loggingOperation({ schoolId, userId, now, address: '', agent: 'retention' }, 'notice.publish', {
      id,
      title,
      at,
    }),
  );
  return true;
}

const QUEUE = { list: PLANNED_NOTICES, ids: SchoolNoticeId, part: 'notices' };

/** Publishes the notices of all schools whose time has come. Answers how many. */
export const runPlannedNotices = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, (key, now) => retryWrite(() => publishDue(key, now)));
