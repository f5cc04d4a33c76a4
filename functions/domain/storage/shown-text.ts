import type { Actor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UploadId } from '#shared/ids.ts';
import { mapPictures, type RichText } from '#shared/rich-text/rich-text.ts';
import { pictureKeys } from './rich-text-pictures.ts';
import {
  objectsUnder,
  releasingObject,
  type StoredObject,
  storedObjects,
  usingObject,
  watchingObject,
} from './stored-object.ts';

/** A file that is attached to a text. */
interface AttachedFile {
  readonly id: UploadId;
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

/** A rich text with pictures, and the files attached to it. */
export interface ShownText {
  readonly content: RichText;
  readonly files: AttachedFile[];
}

/** The same as its author sends it. */
interface TextInput {
  readonly content: RichText;
  readonly file_ids: readonly UploadId[];
}

/** Authors can attach files that they have uploaded for it. */
const isOwn = ({ userId }: Actor, file: StoredObject | undefined): file is StoredObject =>
  file?.owner === userId && file.kind === 'attachment';

async function findFile(actor: Actor, id: UploadId, known: ShownText): Promise<AttachedFile> {
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
  { known, most }: { readonly known: ShownText; readonly most: number },
): Promise<RichText> {
  const { schoolId } = actor;
  const before = pictureKeys(known.content.content ?? []);
  const added = [...pictureKeys(content)].filter((key) => !before.has(key));
  if (added.length > most) throw refuseField('file_ids', 'too_many');
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

const EMPTY_TEXT: ShownText = { content: { type: 'doc' }, files: [] };

/**
 * A text to store. Allowed are own files, and those of `known`: the text before the edit, or the one that it is made
 * from. Throws 1001 for other files, and for more than `most` pictures and files.
 */
export async function resolveText(
  actor: Actor,
  input: TextInput,
  { known = EMPTY_TEXT, most }: { readonly known?: ShownText | undefined; readonly most: number },
): Promise<ShownText> {
  const content = await storable(actor, input.content, { known, most });
  const count = pictureKeys(content.content ?? []).size + input.file_ids.length;
  if (count > most) throw refuseField('file_ids', 'too_many');
  const files: AttachedFile[] = [];
  for (const id of input.file_ids) files.push(await findFile(actor, id, known));
  return { content, files };
}

/** The keys of all objects that a text shows. */
export const keysOfText = ({ content, files }: ShownText): string[] => [
  ...pictureKeys(content.content ?? []),
  ...files.map(({ key }) => key),
];

/** Changes the uses of objects when others are shown than before; `dropped` may then be removed. */
export function usingKeys(
  { schoolId }: Pick<Actor, 'schoolId'>,
  [before, after]: readonly [Iterable<string>, Iterable<string>],
  shownBy?: string,
): { readonly writes: TransactWrite[]; readonly dropped: string[] } {
  const [old, kept] = [new Set(before), new Set(after)];
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
