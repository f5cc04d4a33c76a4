import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { balanceOf } from '#functions/domain/hours/account.ts';
import { accountOf, type Book, give, use } from '#functions/domain/hours/book.ts';
import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import {
  contentOf,
  findRequest,
  recordingRequest,
  requireSame,
} from '#functions/request/request-record.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import { LIMITS } from '#shared/limits.ts';
import { writeEntry } from './write-entry.ts';

type Add = typeof contract.endpoints.add;
type Wish = Input<Add>;

function check(
  { kind, note, course_id, valid_to }: Wish,
  settings: CalendarSettings,
  today: string,
) {
  if (kind === 'use' && !note) throw refuseField('note', 'required');
  if (kind !== 'use' && valid_to !== undefined && valid_to < today)
    throw refuseField('valid_to', 'past');
  const known = settings.courses.some(({ id, archived }) => id === course_id && !archived);
  if (course_id && !known) throw refuseField('course_id', 'missing');
}

const keyOf = ({ userId }: Actor, { request_key }: Wish) => `hours:${userId}:${request_key}`;

async function findMade({ schoolId, ...actor }: Actor, input: Wish) {
  const made = await findRequest(schoolPrefix(schoolId), keyOf({ schoolId, ...actor }, input));
  if (!made) return undefined;
  requireSame(made['content'], contentOf(input));
  const courseId = input.course_id ?? undefined;
  const id = { schoolId, userId: input.student_id, courseId, n: Number(made['n']) };
  return hourEntries.get(id, { consistent: true });
}

/** Throws -1 when hours that are taken would leave less than the school allows. */
function post(book: Book, input: Wish, { rules: { overdraft } }: CalendarSettings): Book {
  const { kind, hours, valid_to: until, note } = input;
  const courseId = input.course_id ?? undefined;
  const before = accountOf(book, courseId);
  if (kind !== 'use') {
    if ((before?.lots.length ?? 0) >= LIMITS.hourLotsMax)
      throw new CallError(CODE.wait, { reason: 'hours.tooManyLots' });
    return give(book, { courseId, kind, hours, note, ...(until && { until }) });
  }
  const balance = before ? balanceOf(before) : 0;
  if (balance - hours < -overdraft)
    throw new CallError(CODE.wait, {
      reason: 'hours.tooFew',
      params: { balance },
      data: { balance },
    });
  return use(book, { courseId, hours, note });
}

export const addEntry: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const [settings] = await Promise.all([
    loadSettings(schoolId),
    loadOwnStudent(actor, input.student_id),
  ]);
  const plan = async (before: Book) => {
    const found = await findMade(actor, input);
    if (found) return { found };
    check(input, settings, dayAt(momentOf(actor, now)));
    const book = post(before, input, settings);
    const result = { n: book.entries.at(-1)?.n, content: contentOf(input) };
    const also = recordingRequest(schoolPrefix(schoolId), keyOf(actor, input), result, now);
    return { book, action: 'hours.add', also };
  };
  return writeEntry(actor, input, plan, now);
};
