import { watchingObject } from '#functions/domain/storage/stored-object.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import type { uploads } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makePng } from '#tests/factories/picture.ts';
import { begin, newUpload, sendFile, storeFile } from '#tests/factories/upload.ts';
import { makeProject } from '#tests/factories/zip.ts';

const PROJECT = { purpose: 'project', name: '迷宫.sb3', body: makeProject() } as const;
const small = () => makePng(48, 36).toString('base64');
const header = () => ({ name: 'me.png', bytes: 2000, request_key: newId('request') });

async function abortedFilm({ actor }: Scene) {
  const body = { length: UPLOAD_LIMITS.singleBytes + 1 } as Buffer;
  const { upload_id } = await begin(actor, { purpose: 'work', name: 'film.mp4', body });
  return { action: 'abort' as const, upload_id, parts: '1,2,3' };
}

export const examples: ExamplesOf<typeof uploads> = {
  begin: () => newUpload(),
  beginHeader: header,
  steps: abortedFilm,
  finish: async ({ actor }) => ({ upload_id: await sendFile(actor, PROJECT) }),
  storeSmall: () => ({ file: small(), name: '小猫.png' }),
  remove: async ({ actor }) => ({ file_id: (await storeFile(actor)).id }),
  clearUnused: async ({ actor }) => {
    const { key } = await storeFile(actor, { purpose: 'attachment' });
    await transact(watchingObject({ ...actor, key }, new Date(Date.now() - DAY_MS)));
    return {};
  },
};
