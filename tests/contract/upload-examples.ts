import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';
import { newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { begin, newUpload, sendFile, storeFile } from '#tests/factories/upload.ts';
import { makeProject } from '#tests/factories/zip.ts';
import type { Scene } from './example-scene.ts';

const PROJECT = { purpose: 'project', name: '迷宫.sb3', body: makeProject() } as const;
const small = () => makePng(48, 36).toString('base64');
const header = () => ({ name: 'me.png', bytes: 2000, request_key: newId('request') });

async function abortedFilm({ actor }: Scene) {
  const body = { length: LIMITS.singleUploadBytes + 1 } as Buffer;
  const { upload_id } = await begin(actor, { purpose: 'work', name: 'film.mp4', body });
  return { action: 'abort' as const, upload_id, parts: '1,2,3' };
}

/** A picture in the school's books, for calls that show it; its key. */
export async function storeSchoolPicture({ schoolId, userId: owner }: Person): Promise<string> {
  const key = `${picturesPrefix(schoolId)}${newId('upload')}.png`;
  const at = new Date().toISOString();
  const object = { schoolId, key, kind: 'picture' as const, bytes: 10, owner, at };
  await storedObjects.create(object, { ...object, name: '', contentType: 'image/png', uses: 0 });
  return key;
}

export const uploadExamples = {
  begin: () => newUpload(),
  beginHeader: header,
  steps: abortedFilm,
  finish: async ({ actor }: Scene) => ({ upload_id: await sendFile(actor, PROJECT) }),
  storeSmall: () => ({ file: small(), name: '小猫.png' }),
  remove: async ({ actor }: Scene) => ({ file_id: (await storeFile(actor)).id }),
};
