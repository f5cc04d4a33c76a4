import { users } from '#functions/domain/people/user.ts';
import { type MessageKey, message } from '#functions/domain/sheets/messages.ts';
import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import type { ListedObject } from '#functions/platform/objects.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { nameDrawn } from './name-drawn.ts';
import { pathPart } from './path-part.ts';

const FOLDERS: Readonly<Record<StoredObject['kind'], MessageKey>> = {
  project: 'exports.folder.works',
  work: 'exports.folder.works',
  thumbnail: 'exports.folder.thumbnails',
  attachment: 'exports.folder.files',
  avatar: 'exports.folder.avatars',
  picture: 'exports.folder.pictures',
  'lesson-picture': 'exports.folder.pictures',
  'report-picture': 'exports.folder.reports',
  'report-video': 'exports.folder.reports',
  'form-file': 'exports.folder.forms',
  'feedback-picture': 'exports.folder.pictures',
  document: 'exports.folder.documents',
  'certificate-picture': 'exports.folder.pictures',
  'school-picture': 'exports.folder.pictures',
};

export interface NamedFile extends ListedObject {
  readonly path: string;
  readonly at: Date;
}

/** Given names lose their ending: the key has the one by the content. */
const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');

/** Paths of files in an archive: what it is, whose it is, when it was stored, and the end of its key. */
export async function nameFiles(
  schoolId: SchoolId,
  objects: readonly ListedObject[],
  language: Language,
): Promise<NamedFile[]> {
  const drawn = await nameDrawn(schoolId, objects, language);
  const records = await storedObjects.getMany(objects.map(({ key }) => ({ schoolId, key })));
  const owners = [...new Set(records.flatMap((record) => record?.owner ?? []))];
  const people = await users.getMany(owners.map((userId) => ({ schoolId, userId })));
  const names = new Map(people.flatMap((user) => (user ? [[user.id, user] as const] : [])));
  return objects.map((object, index) => {
    const named = drawn.get(object.key);
    if (named) return { ...object, ...named };
    const record = records[index];
    const owner = record && names.get(record.owner);
    const folder = message(language, record ? FOLDERS[record.kind] : 'exports.folder.files');
    const whose = owner ? `${owner.name} ${owner.account}` : message(language, 'exports.someone');
    const end = object.key.slice(object.key.lastIndexOf('/') + 1);
    const given = record?.name ? `${pathPart(withoutEnding(record.name))} ` : '';
    const day = record ? `${record.at.slice(0, 10)} ` : '';
    const path = `${folder}/${pathPart(whose)}/${day}${given}${end}`;
    return { ...object, path, at: record ? new Date(record.at) : new Date(0) };
  });
}
