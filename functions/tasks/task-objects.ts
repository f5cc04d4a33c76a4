import type { Actor } from '#functions/domain/sessions/actor.ts';
import { keysOfText, resolveText, usingKeys } from '#functions/domain/storage/shown-text.ts';
import type { TaskText, Template } from '#functions/domain/tasks/task.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { TaskId, UploadId, WorkId } from '#shared/ids.ts';
import type { RichText } from '#shared/rich-text/rich-text.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';

/** The content of a task as its author sends it. */
interface ContentInput {
  readonly content: RichText;
  readonly file_ids: readonly UploadId[];
  readonly template_id?: WorkId | undefined;
  readonly template_version?: number | undefined;
}

export type TaskContent = Pick<TaskText, 'content' | 'files' | 'template'>;
const EMPTY: TaskContent = { content: { type: 'doc' }, files: [] };

async function findTemplate(
  { schoolId, userId }: Actor,
  { template_id: id, template_version: wanted }: ContentInput,
  { template: before }: TaskContent,
): Promise<Template | undefined> {
  if (!id) return undefined;
  if (before?.workId === id && (wanted ?? before.version) === before.version) return before;
  const work = await works.get({ schoolId, id }, { consistent: true });
  if (!work || work.removed || work.owner !== userId || work.kind !== 'scratch')
    throw refuseField('template_id', 'missing');
  const version = await versionOf(work, wanted ?? work.version);
  if (!version) throw refuseField('template_id', 'missing');
  const { no, key, bytes, contentType, name, thumbnail } = version;
  return { workId: id, version: no, title: work.title, key, bytes, contentType, name, thumbnail };
}

/**
 * The content of a task to store. Allowed are own files, and those of `known`: the task before the edit, or the
 * task that it copies. Throws 1001 for other files and for too many.
 */
export async function resolveContent(
  actor: Actor,
  input: ContentInput,
  known: TaskContent = EMPTY,
): Promise<TaskContent> {
  const text = await resolveText(actor, input, { known, most: TASK_LIMITS.filesMax });
  const template = await findTemplate(actor, input, known);
  return { ...text, ...(template && { template }) };
}

const keysOf = (content: TaskContent): string[] =>
  [...keysOfText(content), content.template?.key ?? '', content.template?.thumbnail ?? ''].filter(
    Boolean,
  );

/** Changes the uses of objects with the content of a task; `dropped` may then be removed. */
export const usingContent = (
  actor: Actor,
  before: TaskContent = EMPTY,
  after: TaskContent = EMPTY,
  shownBy?: TaskId,
): { readonly writes: TransactWrite[]; readonly dropped: string[] } =>
  usingKeys(actor, [keysOf(before), keysOf(after)], shownBy);
