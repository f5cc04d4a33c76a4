import { expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { removeUnused } from '#functions/domain/storage/storage.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { forms } from '#shared/forms/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  ANSWERS,
  answerForm,
  answerIds,
  makeForm,
  newAnswer,
  newFile,
  postFile,
} from '#tests/factories/form.ts';
import { makePerson } from '#tests/factories/person.ts';
import { PHOTOS, TOLD } from '#tests/factories/photo.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import { actorOf, sendForm } from '#tests/factories/upload.ts';

const { addFile, send, answer, removeAnswers } = forms.endpoints;
const PICTURE = makePng(48, 36);

const makeTeacher = async () => makePerson(await makeSchool(), ROLE.teacher);
const sized = (length: number) => ({ length });

it.each<[string, string, { length: number }, string, string, string]>([
  ['200 MB', 'film.png', sized(200 * 1024 ** 2), 'qfile1', 'bytes', 'too_big'],
  ['a program', 'game.exe', PICTURE, 'qfile1', 'name', 'ending'],
  ['a page', 'page.html', PICTURE, 'qfile1', 'name', 'ending'],
  ['a kind that is not asked for', 'film.mp4', PICTURE, 'qfile1', 'name', 'ending'],
  ['a file for a text', 'a.png', PICTURE, 'qname1', 'question', 'invalid'],
  ['a large signature', 'sign.png', sized(1024 ** 2), 'qsign1', 'bytes', 'too_large'],
])('refuses %s before a byte is sent', async (_, name, body, question, field, rule) => {
  const form = await makeForm(await makeTeacher());
  const payload = await newFile(form, { question, name, body });
  const { code, data } = await call(addFile, { payload });
  expect([code, data]).toMatchObject([CODE.invalid, { errors: [{ field, rule }] }]);
});

it('signs a form for exactly these bytes, the same for a repeated request', async () => {
  const form = await makeForm(await makeTeacher());
  const payload = await newFile(form, { question: 'qfile1', name: 'a.png', body: PICTURE });
  const { data } = await call(addFile, { payload });
  const again = await call(addFile, { payload });
  const other = await call(addFile, { payload: { ...payload, name: 'b.png' } });

  expect(again.data.id).toBe(data.id);
  expect(other.code).toBe(CODE.invalid);
  const larger = await sendForm(data, Buffer.concat([PICTURE, PICTURE]));
  expect(larger.code).toBe('EntityTooLarge');
  expect((await sendForm(data, PICTURE)).status).toBe(204);
});

it('keeps the files of an answer, counts their space, and gives it back with the answer', async () => {
  const as = await makeTeacher();
  const form = await makeForm(as);
  const file = await postFile(form, { question: 'qfile1', name: '我的作品.png', body: PICTURE });
  const sign = await postFile(form, { question: 'qsign1', name: 'sign.png', body: PICTURE });
  await answerForm(form, { ...ANSWERS, qfile1: [file], qsign1: [sign] });

  expect(await loadUsedSpace(as.schoolId, true)).toBe(2 * PICTURE.length);
  const [answer_id] = await answerIds(as, form);
  const { data } = await call(answer, { as, payload: { form_id: form.id, answer_id } });
  expect(data.answer.files).toMatchObject([
    {
      id: file,
      name: '我的作品.png',
      bytes: PICTURE.length,
      url: expect.stringContaining('/works/'),
    },
    { id: sign },
  ]);

  await call(removeAnswers, { as, payload: { form_id: form.id, answer_ids: answer_id } });
  expect(await loadUsedSpace(as.schoolId, true)).toBe(0);
});

it('refuses what is not what its name says, and files of other questions and forms', async () => {
  const as = await makeTeacher();
  const form = await makeForm(as);
  const text = Buffer.from('<script>alert(1)</script>'.repeat(20));
  const forged = await postFile(form, { question: 'qfile1', name: 'a.png', body: text });
  const sign = await postFile(form, { question: 'qsign1', name: 'sign.png', body: PICTURE });
  const elsewhere = await postFile(await makeForm(as), {
    question: 'qfile1',
    name: 'a.png',
    body: PICTURE,
  });
  for (const [id, rule] of [
    [forged, 'content'],
    [sign, 'missing'],
    [elsewhere, 'missing'],
  ]) {
    const payload = await newAnswer(form, { ...ANSWERS, qfile1: [id] });
    const { code, data } = await call(send, { payload });
    expect([code, data]).toMatchObject([
      CODE.invalid,
      { errors: [{ field: 'answers.qfile1', rule }] },
    ]);
  }
  expect(await loadUsedSpace(as.schoolId, true)).toBe(0);
});

it('stores a photo without its place, day and camera, and refuses one that was cut', async () => {
  const as = await makeTeacher();
  const form = await makeForm(as);
  const cut = PHOTOS.jpg.subarray(0, 200);
  const half = await postFile(form, { question: 'qfile1', name: 'a.jpg', body: cut });
  const refused = await newAnswer(form, { ...ANSWERS, qfile1: [half] });
  expect((await call(send, { payload: refused, language: 'en' })).data).toMatchObject({
    errors: [{ rule: 'cut', message: expect.stringContaining('missing') }],
  });

  const photo = await postFile(form, { question: 'qfile1', name: 'a.jpg', body: PHOTOS.jpg });
  await answerForm(form, { ...ANSWERS, qfile1: [photo] });

  const [answer_id] = await answerIds(as, form);
  const { data } = await call(answer, { as, payload: { form_id: form.id, answer_id } });
  const [file] = data.answer.files;
  const key = decodeURIComponent(new URL(file?.url ?? '', 'http://localhost').pathname);
  const stored = await storedObject(key.slice(key.indexOf('schools/')));
  expect(stored?.length).toBe(file?.bytes);
  expect(await loadUsedSpace(as.schoolId, true)).toBe(stored?.length);
  for (const told of TOLD) expect(stored?.includes(told), told).toBe(false);
});

it('removes files whose answer was refused a day later', async () => {
  const as = await makeTeacher();
  const form = await makeForm(as, { once: 'device' });
  const device = 'device-of-a-family';
  const file = await postFile(form, { question: 'qfile1', name: 'a.png', body: PICTURE });
  const all = await Promise.all(
    [ANSWERS, { ...ANSWERS, qfile1: [file] }].map((said) => newAnswer(form, said, { device })),
  );
  const outcomes = await Promise.all(all.map((payload) => call(send, { payload })));
  expect(outcomes.filter(({ code }) => code === CODE.ok)).toHaveLength(1);

  const tomorrow = { ...liveDeps, now: () => new Date(Date.now() + DAY_MS + 60_000) };
  await removeUnused({ ...(await actorOf(as)), requestId: 'test' }, 10, tomorrow);
  const kept = (await answerIds(as, form)).length;
  const [answer_id] = await answerIds(as, form);
  const { data } = await call(answer, { as, payload: { form_id: form.id, answer_id } });
  expect(kept).toBe(1);
  expect(await loadUsedSpace(as.schoolId, true)).toBe(
    data.answer.files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
});
