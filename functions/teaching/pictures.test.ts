import { expect, test } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { CODE } from '#shared/codes.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { JPEG, makePhoto, makePng, PROGRAM } from '#tests/factories/picture.ts';
import { recordsOf, storedObject } from '#tests/factories/stored-object.ts';
import {
  addingPicture,
  ending,
  makePastLesson,
  newRecord,
  readingRecord,
  starting,
} from '#tests/factories/teaching.ts';
import { storeFile } from '#tests/factories/upload.ts';

inOwnTable();

async function makeRunning() {
  const staff = await makeStaff();
  const taught = await makePastLesson(staff.teacher, await makeStudents(staff.schoolId, 1));
  await starting(staff.teacher, taught.lesson);
  return { ...staff, ...taught };
}

const base64 = (file: Buffer) => file.toString('base64');
const png = (shade: number) => base64(makePng(20, 20, { shade }));

test('pictures come with a lesson that has begun, and are what they say they are', async () => {
  const { teacher, colleague, lesson } = await makeRunning();
  const { data } = await addingPicture(teacher, lesson, png(1));
  expect(data.key).toContain(`/lessons/${lesson.id}/`);
  expect(data.url).toContain(data.key);
  expect((await addingPicture(teacher, lesson, png(1))).data.key).toBe(data.key);
  expect((await addingPicture(teacher, lesson, base64(JPEG))).code).toBe(CODE.ok);
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20)]);
  const large = makePng(20, 20, { extra: TEACHING_LIMITS.pictureBytes });
  expect((await addingPicture(teacher, lesson, base64(makePhoto()))).status).toBe(413);
  for (const file of [PROGRAM, gif, large])
    expect((await addingPicture(teacher, lesson, base64(file))).code).toBe(CODE.invalid);
  expect((await addingPicture(colleague, lesson, png(2))).code).toBe(CODE.forbidden);
  const { lesson: planned } = await makePastLesson(teacher, []);
  expect((await addingPicture(teacher, planned, png(2))).code).toBe(CODE.wait);
});

test('what a record does not show any more gives its space back', async () => {
  const taught = await makeRunning();
  const { teacher, lesson, schoolId } = taught;
  const keys: string[] = [];
  for (const shade of [1, 2, 3])
    keys.push((await addingPicture(teacher, lesson, png(shade))).data.key);
  const [first = '', second = '', third = ''] = keys;
  const record = newRecord(taught);
  const foreign = await ending(teacher, { ...record, pictures: ['schools/sch-x/avatars/a.png'] });
  expect(foreign).toMatchObject({ code: CODE.invalid, data: { errors: [{ field: 'pictures' }] } });
  expect((await ending(teacher, { ...record, pictures: [first, second] })).code).toBe(CODE.ok);
  const kept = async () => {
    const items = await recordsOf(schoolId);
    expect(await loadUsedSpace(schoolId, true)).toBe(
      items.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    return items.map(({ key }) => key).sort();
  };
  expect(await kept()).toEqual([first, second].sort());
  const correction = { ...newRecord(taught), rev: 1, reason: '换图片' };
  expect((await ending(teacher, { ...correction, pictures: [third] })).code).toBe(CODE.invalid);
  expect((await ending(teacher, { ...correction, pictures: [second] })).code).toBe(CODE.ok);
  expect(await kept()).toEqual([second]);
  const { data } = await readingRecord(teacher, lesson);
  expect(data.record.pictures).toMatchObject([{ key: second }]);
});

test('a picture that was sent straight to the store is shown by records of its sender', async () => {
  const taught = await makeRunning();
  const { teacher, colleague, schoolId, lesson } = taught;
  const send = (as: typeof teacher, shade: number) =>
    storeFile(as, { purpose: 'lesson-picture', body: makePng(20, 20, { shade }) });
  const [mine, second, foreign] = [
    await send(teacher, 1),
    await send(teacher, 2),
    await send(colleague, 3),
  ];
  const record = newRecord(taught);
  expect((await ending(teacher, { ...record, pictures: [foreign.key] })).code).toBe(CODE.invalid);
  const attachment = await storeFile(teacher, { purpose: 'attachment' });
  const refused = await ending(teacher, { ...record, pictures: [attachment.key] });
  expect(refused.code).toBe(CODE.invalid);
  const pictures = [mine.key, second.key];
  expect((await ending(teacher, { ...record, pictures })).code).toBe(CODE.ok);
  const uses = async (key: string) => (await storedObjects.get({ schoolId, key }))?.uses;
  expect(await uses(mine.key)).toBe(1);

  const correction = { ...newRecord(taught), rev: 1, reason: '换图片' };
  expect((await ending(teacher, { ...correction, pictures: [second.key] })).code).toBe(CODE.ok);
  expect(await uses(mine.key)).toBeUndefined();
  expect(await uses(second.key)).toBe(1);
  const { data } = await readingRecord(teacher, lesson);
  expect(data.record.pictures).toMatchObject([{ key: second.key }]);
});

test('a photo of 12 megapixels and 5.5 MB goes straight to the store', async () => {
  const taught = await makeRunning();
  const { teacher, lesson } = taught;
  const photo = makePhoto();
  const { key, bytes } = await storeFile(teacher, { purpose: 'lesson-picture', body: photo });
  expect(bytes).toBe(photo.length);
  const ended = await ending(teacher, { ...newRecord(taught), pictures: [key] });
  expect(ended.code).toBe(CODE.ok);
  const { data } = await readingRecord(teacher, lesson);
  expect(data.record.pictures).toMatchObject([{ key }]);
  const tooLarge = { length: UPLOAD_LIMITS.photoBytes + 1 } as Buffer;
  const begun = storeFile(teacher, { purpose: 'lesson-picture', body: tooLarge });
  await expect(begun).rejects.toMatchObject({ code: CODE.invalid });
  expect((await storedObject(key))?.equals(photo)).toBe(true);
});
