import { describe, expect, it } from 'vitest';
import { pictureSize } from '#shared/uploads/picture-size.ts';
import { PHOTOS, type PhotoEnding, TOLD } from '#tests/factories/photo.ts';
import { cleanedPicture, partsOfPicture } from './clean-picture.ts';
import { orientationOf } from './exif.ts';

const ENDINGS = Object.keys(PHOTOS) as PhotoEnding[];

const fileOf = (body: Buffer) => ({
  bytes: body.length,
  read: async (start: number, length: number) => body.subarray(start, start + length),
});

async function clean(body: Buffer, ending: PhotoEnding): Promise<Buffer> {
  const file = fileOf(body);
  const parts = await partsOfPicture(file, ending);
  if (!parts) throw new Error('cut');
  return (await cleanedPicture(file, parts)) ?? body;
}

const sizeOf = (body: Buffer) => pictureSize(fileOf(body).read);

/** The structure with the orientation in a cleaned picture, wherever its kind has it. */
const TIFF = Buffer.from('4d4d002a', 'hex');

describe.each(ENDINGS)('a %s', (ending) => {
  it('loses what tells of its place, day and camera, and nothing that is drawn', async () => {
    const photo = PHOTOS[ending];
    const cleaned = await clean(photo, ending);

    for (const told of TOLD) expect(cleaned.includes(told), told).toBe(false);
    expect(await sizeOf(cleaned)).toEqual(await sizeOf(photo));
    if (ending !== 'gif') {
      const at = cleaned.indexOf(TIFF);
      expect(orientationOf(cleaned.subarray(at))).toBe(6);
    }
    for (const drawn of ['ICC_PROFILE\0\x01\x01colours', 'NETSCAPE2.0', 'ICCP', 'sRGB'])
      expect(cleaned.includes(drawn, 0, 'latin1')).toBe(photo.includes(drawn, 0, 'latin1'));
  });

  it('that is clean stays as it is', async () => {
    const cleaned = await clean(PHOTOS[ending], ending);
    const parts = await partsOfPicture(fileOf(cleaned), ending);

    expect(await cleanedPicture(fileOf(cleaned), parts ?? [])).toBeUndefined();
  });

  it('is found to be cut, wherever it was', async () => {
    const whole = await clean(PHOTOS[ending], ending);
    for (let length = 12; length < whole.length; length += 1) {
      const parts = await partsOfPicture(fileOf(whole.subarray(0, length)), ending);
      expect(parts, `${length} of ${whole.length}`).toBeUndefined();
    }
    expect(await partsOfPicture(fileOf(whole), ending)).toBeDefined();
  });

  it('may have any bytes changed without a fault', async () => {
    const photo = PHOTOS[ending];
    for (let at = 0; at < photo.length; at += 1)
      for (const value of [0x00, 0xff]) {
        const changed = Buffer.from(photo);
        changed.writeUInt8(value, at);
        await clean(changed, ending).catch((error: Error) => expect(error.message).toBe('cut'));
      }
  });
});
