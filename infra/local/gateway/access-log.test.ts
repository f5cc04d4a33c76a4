import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readLog } from '#functions/metering/read-access-log.ts';
import { newId } from '#shared/ids.ts';
import { makeLog } from '#tests/factories/access-log.ts';
import { toLogFile } from './access-log.ts';

const FILE = '/media/schools/sch-1/works/upl-1.mp4';
const STUDENT = newId('student');
const served = (bytes: number, status = 200) => ({
  date: '2026-11-23T07:59:01.123Z',
  path: FILE,
  query: `by=${STUDENT}&Expires=1`,
  method: 'GET',
  status,
  bytes,
});

test('the local access log has the fields of CloudFront’s, and means the same', async () => {
  const local = toLogFile([served(700), served(30, 206), served(9, 403)]);
  const edge = makeLog([
    { at: '2026-11-23T07:59:01Z', path: FILE, bytes: 700, by: STUDENT },
    { at: '2026-11-23T07:59:02Z', path: FILE, bytes: 30, status: 206, by: STUDENT },
    { at: '2026-11-23T07:59:03Z', path: FILE, bytes: 9, status: 403, by: STUDENT },
  ]);
  const head = (file: Buffer) => gunzipSync(file).toString().split('\n').slice(0, 2);
  expect(head(local)).toEqual(head(edge));
  expect(await readLog(local)).toEqual(await readLog(edge));
  const sent = [...(await readLog(local)).values()];
  expect(sent.map(({ kinds, readers }) => [[...kinds], [...readers]])).toEqual([
    [[['2026-11-23T07:45 videos', 730]], [[`2026-11-23T07:45 ${STUDENT}`, 730]]],
  ]);
});
