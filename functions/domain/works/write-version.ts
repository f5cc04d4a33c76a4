import type { Actor } from '#functions/domain/sessions/actor.ts';
import { usingObject } from '#functions/domain/storage/stored-object.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import type { WorkKind } from '#shared/works.ts';
import { type Work, type WorkValue, works } from './work.ts';
import { type WorkVersion, workVersions } from './work-version.ts';

/** A version without its place in a work. */
export type VersionContent = Omit<WorkVersion, 'schoolId' | 'workId' | 'no' | 'base'>;

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
export function addingVersion(work: Work, content: VersionContent): NewVersion {
  const { rev: _, ...value } = work;
  const no = work.version + 1;
  const version = { ...content, schoolId: work.schoolId, workId: work.id, no, base: work.version };
  const after = { ...value, ...newest(no, content) };
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
  readonly taskId?: string;
}

/** Creates a private work of the actor with its first version, for the caller's transaction. */
export function creatingWork(
  { schoolId, userId }: Pick<Actor, 'schoolId' | 'userId'>,
  { id = newId('work'), title, kind, taskId = '' }: NewWork,
  content: VersionContent,
): NewVersion {
  const version = { ...content, schoolId, workId: id, no: 1, base: 0 };
  const work: WorkValue = {
    id,
    schoolId,
    owner: userId,
    kind,
    title,
    description: '',
    category: 'other',
    taskId,
    visibility: 'private',
    classIds: [],
    published: '',
    created: content.at,
    likes: 0,
    comments: 0,
    plays: 0,
    edits: 0,
    blocked: false,
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
