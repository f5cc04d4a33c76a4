import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pictureKeys } from '#functions/domain/storage/rich-text-pictures.ts';
import {
  objectsUnder,
  releasingObject,
  type StoredObject,
  storedObjects,
  usingObject,
  watchingObject,
} from '#functions/domain/storage/stored-object.ts';
import type { TaskObject, TaskText, Template } from '#functions/domain/tasks/task.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { TaskId, UploadId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { mapPictures, type RichText } from '#shared/rich-text.ts';

/** The content of a task as its author sends it. */
interface ContentInput {
  readonly content: RichText;
  readonly file_ids: readonly UploadId[];
  readonly template_id?: WorkId | undefined;
  readonly template_version?: number | undefined;
}

export type TaskContent = Pick<TaskText, 'content' | 'files' | 'template'>;
const EMPTY: TaskContent = { content: { type: 'doc' }, files: [] };

/** Authors can attach files that they have uploaded for tasks. */
const isOwn = ({ userId }: Actor, file: StoredObject | undefined): file is StoredObject =>
  file?.owner === userId && file.kind === 'attachment';

async function findFile(actor: Actor, id: UploadId, known: TaskContent): Promise<TaskObject> {
  const before = known.files.find((file) => file.id === id);
  if (before) return before;
  const { schoolId } = actor;
  const [file] = await objectsUnder(schoolId, fileKeyPrefix(schoolId, id), { limit: 1 });
  if (!isOwn(actor, file)) throw refuseField('file_ids', 'missing');
  return { id, key: file.key, name: file.name, bytes: file.bytes };
}

/** The text without pictures that the author may not use, and without signed addresses, which expire. */
async function storable(
  actor: Actor,
  { content = [] }: RichText,
  known: TaskContent,
): Promise<RichText> {
  const { schoolId } = actor;
  const before = pictureKeys(known.content.content ?? []);
  const added = [...pictureKeys(content)].filter((key) => !before.has(key));
  if (added.length > LIMITS.taskFilesMax) throw refuseField('file_ids', 'too_many');
  const found = await storedObjects.getMany(added.map((key) => ({ schoolId, key })));
  const own = found.filter((file) => isOwn(actor, file)).map(({ key }) => key);
  const allowed = new Set([...before, ...own]);
  return {
    type: 'doc',
    content: mapPictures(content, ({ type, attrs: { key, alt } }) =>
      allowed.has(key) ? { type, attrs: { key, alt } } : undefined,
    ),
  };
}

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
  const content = await storable(actor, input.content, known);
  const count = pictureKeys(content.content ?? []).size + input.file_ids.length;
  if (count > LIMITS.taskFilesMax) throw refuseField('file_ids', 'too_many');
  const files: TaskObject[] = [];
  for (const id of input.file_ids) files.push(await findFile(actor, id, known));
  const template = await findTemplate(actor, input, known);
  return { content, files, ...(template && { template }) };
}

const keysOf = ({ content, files, template }: TaskContent): Set<string> =>
  new Set(
    [
      ...pictureKeys(content.content ?? []),
      ...files.map(({ key }) => key),
      template?.key ?? '',
      template?.thumbnail ?? '',
    ].filter(Boolean),
  );

/** Changes the uses of objects with the content of a task; `dropped` may then be removed. */
export function usingContent(
  { schoolId }: Actor,
  before: TaskContent = EMPTY,
  after: TaskContent = EMPTY,
  shownBy?: TaskId,
): { readonly writes: TransactWrite[]; readonly dropped: string[] } {
  const [old, kept] = [keysOf(before), keysOf(after)];
  const dropped = [...old].filter((key) => !kept.has(key));
  const writes = [
    ...[...kept]
      .filter((key) => !old.has(key))
      .map((key) => usingObject({ schoolId, key }, shownBy)),
    ...dropped.map((key) => releasingObject({ schoolId, key })),
    ...dropped.flatMap((key) => watchingObject({ schoolId, key })),
  ];
  return { writes, dropped };
}
