import type { User } from '#functions/domain/people/user.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type SchoolId, TaskId, WorkId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { WorkKind } from '#shared/works/rules.ts';
import type { Content, StoredEvidence } from './report-text.ts';

type Facts = Pick<StoredEvidence, 'score' | 'work'>;
type Child = Pick<User, 'schoolId' | 'id'>;

/** An archive can only be downloaded. */
const PLAYABLE: readonly WorkKind[] = ['scratch', 'python', 'picture', 'video', 'pdf'];

/** A report is shown for years: it names no file whose record is gone or that is being removed. */
async function kept(schoolId: SchoolId, work: NonNullable<Facts['work']>): Promise<Facts> {
  if (!PLAYABLE.includes(work.kind)) return {};
  const [file, picture] = await storedObjects.getMany(
    [work.key, ...(work.picture ? [work.picture] : [])].map((key) => ({ schoolId, key })),
  );
  if (!file || file.uses < 0) return {};
  return { work: { ...work, picture: picture && picture.uses >= 0 ? work.picture : '' } };
}

/** The score of a child in a task, and what was handed in last. */
async function ofTask({ schoolId, id: userId }: Child, id: string): Promise<Facts> {
  const { data: taskId } = TaskId.safeParse(id);
  const answer = taskId && (await taskAnswers.get({ schoolId, taskId, userId }));
  if (!answer) return {};
  const { score } = answer;
  const last = answer.handedIn.at(-1) ?? answer.reviewed;
  return {
    ...(score !== undefined && { score }),
    ...(last &&
      (await kept(schoolId, {
        id: last.workId,
        kind: last.kind,
        no: last.version,
        key: last.key,
        picture: last.thumbnail,
      }))),
  };
}

/** A work of the child as it is now. Nothing of a work of anybody else. */
async function ofWork({ schoolId, id: owner }: Child, id: string): Promise<Facts> {
  const { data: workId } = WorkId.safeParse(id);
  const work = workId && (await works.get({ schoolId, id: workId }));
  if (!work || work.owner !== owner || work.removed) return {};
  const version = await versionOf(work, work.version);
  if (!version) return {};
  const { kind } = work;
  return kept(schoolId, {
    id: work.id,
    kind,
    no: version.no,
    key: version.key,
    picture: version.thumbnail,
  });
}

async function factsOf(child: Child, { kind, id }: StoredEvidence): Promise<Facts> {
  if (kind === 'task') return ofTask(child, id);
  return kind === 'work' ? ofWork(child, id) : {};
}

const AT_ONCE = 6;

/** As many works as fit into the transaction of a save, which counts the uses of their files; others keep their words. */
function bounded(evidence: readonly StoredEvidence[]): StoredEvidence[] {
  let left: number = REPORT_LIMITS.evidenceWorksMax;
  return evidence.map((piece) => {
    if (!piece.work) return piece;
    left -= 1;
    const { work: _, ...rest } = piece;
    return left >= 0 ? piece : rest;
  });
}

/**
 * A text whose evidence says what the school knows of it: a score, and what can be played. What was taken in before
 * stays as it was then; what is new is looked up, whatever the editor says of it.
 */
export async function withFacts(after: Content, before: Content, child: Child): Promise<Content> {
  const known = new Map(before.evidence.map((piece) => [`${piece.kind} ${piece.id}`, piece]));
  const evidence = await mapConcurrently(after.evidence, AT_ONCE, async (piece) => {
    const { score: _, work: __, ...text } = piece;
    const earlier = known.get(`${piece.kind} ${piece.id}`);
    if (!earlier) return { ...text, ...(await factsOf(child, piece)) };
    const { score, work } = earlier;
    return { ...text, ...(score !== undefined && { score }), ...(work && { work }) };
  });
  return { ...after, evidence: bounded(evidence) };
}
