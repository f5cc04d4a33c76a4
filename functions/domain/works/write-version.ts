import type { Actor } from '#functions/domain/sessions/actor.ts';
import { usingObject } from '#functions/domain/storage/stored-object.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId, type TaskId, type WorkId } from '#shared/ids.ts';
import type { WorkKind } from '#shared/works/rules.ts';
import { type Work, type WorkValue, works } from './work.ts';
import { type WorkVersion, workVersions } from './work-version.ts';

/** A version without its place in a work. */
export type VersionContent = Omit<WorkVersion, 'schoolId' | 'workId' | 'no' | 'base' | 'pinned'>;

/** How long after a save its work is looked at for versions to thin out, at the earliest. */
const THIN_AFTER_MS = 30 * 60_000;
const thinAfter = (at: string): string => new Date(Date.parse(at) + THIN_AFTER_MS).toISOString();
/** The earlier one, where an empty one is none: most saves leave the work's place in the list as it is. */
const earlier = (one: string, other: string): string => (one && one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

const newest = (no: number, { bytes, thumbnail, at }: VersionContent) => ({
  version: no,
  bytes,
  thumbnail,
  savedAt: at,
});

/** Without refusals a failed condition makes the caller retry from the start. */
const withoutRefusals = (writes: readonly TransactWrite[]): TransactWrite[] =>
  writes.map(({ refusal: _, ...write }) => write);

export interface NewVersion {
  readonly work: WorkValue;
  readonly version: WorkVersion;
  readonly writes: readonly TransactWrite[];
}

/** Adds the next version of a work; the transaction fails when the work changed in between. */
export function addingVersion(work: Work, given: VersionContent): NewVersion {
  const { rev: _, ...value } = work;
  // The times of versions grow with their numbers, also when the clocks of two functions differ a little.
  const content = { ...given, at: later(given.at, work.savedAt) };
  const no = work.version + 1;
  const place = { schoolId: work.schoolId, workId: work.id, no, base: work.version };
  const version = { ...content, ...place, pinned: false };
  const thinAt = earlier(work.thinAt, thinAfter(content.at));
  const begun = no === 2 ? { begunAt: content.at } : {};
  const after = { ...value, ...newest(no, content), ...begun, thinAt };
  return {
    work: after,
    version,
    writes: withoutRefusals([
      ...works.replacing(work, work, after),
      ...workVersions.creating(version, version),
    ]),
  };
}

interface NewWork {
  readonly id?: WorkId;
  readonly title: string;
  readonly kind: WorkKind;
  readonly taskId?: TaskId;
}

/** Creates a private work of the actor with its first version, for the caller's transaction. */
export function creatingWork(
  { schoolId, userId }: Pick<Actor, 'schoolId' | 'userId'>,
  { id = newId('work'), title, kind, taskId }: NewWork,
  content: VersionContent,
): NewVersion {
  const version = { ...content, schoolId, workId: id, no: 1, base: 0, pinned: false };
  const work: WorkValue = {
    id,
    schoolId,
    owner: userId,
    kind,
    title,
    description: '',
    category: 'other',
    taskId: taskId ?? '',
    ...(taskId && { taskIds: [taskId] }),
    visibility: 'private',
    classIds: [],
    published: '',
    created: content.at,
    likes: 0,
    comments: 0,
    plays: 0,
    edits: 0,
    blocked: false,
    counted: false,
    thinAt: thinAfter(content.at),
    ...newest(1, content),
  };
  return {
    work,
    version,
    writes: withoutRefusals([
      ...works.creating(work, work),
      ...workVersions.creating(version, version),
    ]),
  };
}

/** Counts one more use of a version's files: by another version with the same content, or by a hand-in. */
export const usingFilesOf = ({ schoolId, key, thumbnail }: WorkVersion): TransactWrite[] =>
  [key, ...(thumbnail ? [thumbnail] : [])].map((each) => usingObject({ schoolId, key: each }));
