import type { Class } from '#functions/domain/classes/class.ts';
import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pictureKeys } from '#functions/domain/storage/rich-text-pictures.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { type ClassId, StudentId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { mapPictures } from '#shared/rich-text/rich-text.ts';
import { keysOf, markOf, progressOf } from './content.ts';
import { type Cycle, cycles, takesPart } from './cycle.ts';
import { writingReport } from './cycle-figures.ts';
import { toContentDto } from './dtos.ts';
import { withFacts } from './evidence-facts.ts';
import { requireMedia } from './media-access.ts';
import { type Report, type ReportValue, reportIdOf, reports } from './report.ts';
import {
  type Content,
  type Draft,
  drafts,
  EMPTY,
  type Overruled,
  versions,
} from './report-text.ts';
import { noSuchCycle, notInCycle } from './scope.ts';

/** Who writes. */
export interface Writer extends Pick<Actor, 'schoolId' | 'userId'> {
  readonly user: Pick<User, 'name'>;
}

/** Where a report is written: the child of a class in a cycle. */
export interface Desk {
  readonly cycle: Cycle;
  readonly classId: ClassId;
  /** Undefined when it was deleted. */
  readonly room: Class | undefined;
  readonly student: User;
}

export const reportKeyOf = ({ cycle: { schoolId, id: cycleId }, classId, student }: Desk) => ({
  schoolId,
  id: reportIdOf({ schoolId, cycleId, classId, studentId: StudentId.parse(student.id) }),
});

/** A report with the text that an edit begins from. */
export interface Written {
  readonly report: Report | undefined;
  readonly draft: Draft | undefined;
  readonly content: Content;
  /** Of the draft, else of the version that it would be published anew from. */
  readonly overruled: readonly Overruled[];
}

export async function loadWritten(
  key: Pick<ReportValue, 'schoolId' | 'id'>,
  known?: Report,
): Promise<Written> {
  const [report, draft] = await Promise.all([
    known ?? reports.get(key, { consistent: true }),
    drafts.get(key, { consistent: true }),
  ]);
  if (draft) return { report, draft, content: draft.content, overruled: draft.overruled };
  const shown =
    report && report.version > 0 ? await versions.get({ ...key, no: report.version }) : undefined;
  const { content, overruled } = shown ?? { content: EMPTY, overruled: [] };
  return { report, draft: undefined, content, overruled };
}

/** Texts of the editor carry signed addresses, which expire. */
const withoutAddresses = (content: Content): Content => ({
  ...content,
  task: {
    type: 'doc',
    content: mapPictures(content.task.content ?? [], ({ type, attrs: { key, alt } }) => ({
      type,
      attrs: { key, alt },
    })),
  },
});

/** Throws 2004 where no report can be begun: for a class that takes no part, and a child who is not in it. */
export async function requirePlace({ cycle, room, student }: Desk): Promise<void> {
  if (!room || !takesPart(cycle, room.id)) throw notInCycle();
  const member = await classMemberships.get({
    schoolId: cycle.schoolId,
    classId: room.id,
    userId: student.id,
  });
  if (!member) throw new CallError(CODE.notFound, { reason: 'reports.notInClass' });
}

async function requireOpen(desk: Desk): Promise<void> {
  if (desk.cycle.state === 'closed')
    throw new CallError(CODE.wait, { reason: 'reports.cycleClosed' });
  await requirePlace(desk);
}

/** A cycle is removed while nothing is written in it: a first report needs it to be there still. */
const requiringCycle = (cycle: Cycle): TransactWrite => ({
  ConditionCheck: { Key: cycles.key(cycle), ConditionExpression: 'attribute_exists(pk)' },
  refusal: noSuchCycle(),
});

function firstReport(
  { cycle, room, student }: Desk,
  now: Date,
): Omit<
  ReportValue,
  'id' | 'edits' | 'authorId' | 'authorName' | keyof ReturnType<typeof shownOf>
> {
  if (!room) throw new CallError(CODE.notFound, { reason: 'classes.missing' });
  return {
    schoolId: cycle.schoolId,
    cycleId: cycle.id,
    classId: room.id,
    studentId: StudentId.parse(student.id),
    kind: cycle.kind,
    ...(cycle.kindName && { kindName: cycle.kindName }),
    day: cycle.to,
    className: room.name,
    studentName: student.name,
    teacherId: room.teacherId,
    state: 'draft',
    version: 0,
    draft: true,
    written: now.toISOString(),
    published: '',
    read: '',
    word: '',
  };
}

/** How a text begins, in one line. */
function excerptOf(evaluation: string): string {
  const characters = Array.from(evaluation.replace(/\s+/gu, ' '));
  return characters.slice(0, REPORT_LIMITS.excerptMax).join('');
}

/** What lists show of a text. */
export const shownOf = (content: Content, { cycle, student }: Desk) => ({
  name: content.name,
  values: content.values,
  phrase: content.phrase,
  excerpt: excerptOf(content.evaluation),
  mark: markOf(content.evaluation, student),
  ...progressOf(content, cycle.template),
});

interface Edit {
  readonly rev: number;
  readonly change: (content: Content) => Content;
  readonly now: Date;
}

/** The answer to an edit that began from an older state: what is there now. */
const stale = async ({ report, draft, content }: Written, now: Date) =>
  changedMeanwhile({
    rev: report?.edits ?? 0,
    saved_at: draft?.at ?? (report?.published || null),
    saved_by: draft?.byName ?? report?.authorName ?? '',
    content: await toContentDto(content, now),
  });

const isSameContent = (one: Content, other: Content): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function attempt(actor: Writer, desk: Desk, { rev, change, now }: Edit): Promise<Written> {
  const key = reportKeyOf(desk);
  const found = await loadWritten(key);
  const { report, draft, content, overruled } = found;
  const after = await withFacts(withoutAddresses(change(content)), content, desk.student);
  // A repeated save, or one that changes nothing.
  if (report && draft && isSameContent(after, content)) return found;
  if ((report?.edits ?? 0) !== rev) throw await stale(found, now);
  if (!report) await requireOpen(desk);
  const known = keysOf(content);
  await requireMedia(
    actor,
    {
      pictures: [...after.pictures, ...pictureKeys(after.task.content ?? [])],
      video: after.video,
    },
    { studentId: StudentId.parse(desk.student.id), known },
  );
  const { userId: by, user } = actor;
  const value: ReportValue = {
    ...(report ?? firstReport(desk, now)),
    ...shownOf(after, desk),
    id: key.id,
    authorId: by,
    authorName: user.name,
    draft: true,
    edits: rev + 1,
  };
  const written: Draft = {
    ...key,
    content: after,
    at: now.toISOString(),
    by,
    byName: user.name,
    overruled: [...overruled],
    ...(report?.expires !== undefined && { expires: report.expires }),
  };
  const shown = [draft ? known : [], keysOf(after)] as const;
  const uses = await changingShown(actor, shown, `${desk.student.id}/${key.id}`);
  await transact([
    ...(report ? [] : [requiringCycle(desk.cycle)]),
    ...writingReport(report, value),
    drafts.putting(key, written),
    ...uses.writes,
  ]);
  return {
    report: { ...value, rev: (report?.rev ?? 0) + 1 },
    draft: written,
    content: after,
    overruled: written.overruled,
  };
}

/**
 * Saves the draft of a child's report, and begins it. `rev` is what the edit began from: -1 with `data.current`
 * when somebody else saved since, unless both say the same. Throws 1001 for media that it may not show, 2004 for a
 * child who is not in the class.
 */
export const saveDraft = (actor: Writer, desk: Desk, edit: Edit): Promise<Written> =>
  retryWrite(() => attempt(actor, desk, edit));
