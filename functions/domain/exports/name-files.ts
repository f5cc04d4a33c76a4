import { users } from '#functions/domain/people/user.ts';
import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import type { ListedObject } from '#functions/platform/objects.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';

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
  'school-picture': 'exports.folder.pictures',
};

const NAME_MAX = 60;
/** Names of devices, which Windows takes for no file. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A part of a path that every system can unpack: no separators, signs, or characters that are not seen. */
export function pathPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const short = Array.from(plain)
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (short === '') return '_';
  return RESERVED.test(short) ? `_${short}` : short;
}

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
  const records = await storedObjects.getMany(objects.map(({ key }) => ({ schoolId, key })));
  const owners = [...new Set(records.flatMap((record) => record?.owner ?? []))];
  const people = await users.getMany(owners.map((userId) => ({ schoolId, userId })));
  const names = new Map(people.flatMap((user) => (user ? [[user.id, user] as const] : [])));
  return objects.map((object, index) => {
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
