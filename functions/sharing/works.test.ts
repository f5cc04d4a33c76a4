import { expect, it } from 'vitest';
import { sharp } from '#functions/domain/report-documents/engine.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { headObject } from '#functions/platform/objects.ts';
import { CODE } from '#shared/codes.ts';
import { sharing } from '#shared/sharing/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import {
  makeSharedReport,
  otherToken,
  someWorkOf,
  storePicture,
} from '#tests/factories/shared-report.ts';

const { share, work } = sharing.endpoints;

const open = (token: string, part = 'page') =>
  call(share, { payload: { token, part, lang: 'zh' } });

const scene = () =>
  sharp()({ create: { width: 480, height: 360, channels: 3, background: '#7ec8e3' } })
    .jpeg()
    .toBuffer();

/** A report of which the second piece of evidence can be played. */
async function begin() {
  const { teacher } = await makeStaff();
  const picture = await storePicture(teacher.schoolId, 'scene.jpg', await scene());
  const played = someWorkOf(teacher.schoolId, picture);
  const task = {
    kind: 'task' as const,
    id: 'tsk-1',
    title: '画正方形',
    detail: '很整齐',
    date: '',
    score: 92,
  };
  return { played, ...(await makeSharedReport(teacher, { evidence: [task, played] })) };
}

it('shows the score of a task, and a work with its picture', async () => {
  const { token, schoolId } = await begin();
  const { body } = await open(token);
  expect(body).toContain('92 分');
  expect(body).toContain(`href="/reportWork/${token}/2"`);
  expect(body).not.toContain(`/reportWork/${token}/1"`);
  expect(body).toContain(`${token}.e2`);
  expect(body).not.toContain(`${token}.e1`);
  expect(body).not.toContain(`schools/${schoolId}/works`);

  const { status, headers } = await open(token, 'e2');
  expect(status).toBe(302);
  const key = decodeURIComponent(String(headers['location']).split('?')[0] ?? '');
  expect(await headObject(objectName(key.replace(/^\/media\//, '')))).toBeDefined();
  expect((await open(token, 'e1')).status).toBe(404);
  expect((await open(token, 'e3')).status).toBe(404);
});

it('opens the version of a work that was taken into the report', async () => {
  const { token, played } = await begin();
  const { code, data } = await call(work, { payload: { token, at: 2 } });
  expect(code).toBe(CODE.ok);
  expect(data).toMatchObject({ title: played.title, kind: 'scratch' });
  expect(data.url).toContain(played.work?.key);
  expect(data.url).toMatch(/[?&]Signature=/);
});

it('opens nothing that is no work, and nothing behind another address', async () => {
  const { token } = await begin();
  const codeOf = async (payload: { token: string; at: number }) =>
    (await call(work, { payload })).code;
  expect(await codeOf({ token, at: 1 })).toBe(CODE.notFound);
  expect(await codeOf({ token, at: 3 })).toBe(CODE.notFound);
  expect(await codeOf({ token: otherToken(token), at: 2 })).toBe(CODE.notFound);
  expect(await codeOf({ token, at: 0 })).toBe(CODE.invalid);
});
