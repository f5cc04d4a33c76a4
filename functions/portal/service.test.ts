import { expect, it, test } from 'vitest';
import { DEFAULT_SITE, saveSite } from '#functions/domain/schools/site.ts';
import { HELP_PICTURE_NAMES } from '#shared/help/pictures.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { portal } from '#shared/portal/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';

inOwnTable();

const { servicePhone, helpPictures } = portal.endpoints;

test('visitors learn how the platform is reached, and when', async () => {
  const hours = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '20:00' }];
  await saveSite({ ...DEFAULT_SITE, tel: '400', mail: 'help@a.example', hours });
  const { data } = await call(servicePhone);

  expect(data).toMatchObject({ tel: '400', mail: 'help@a.example', hours });
  expect(data.time_zone).toBe('Asia/Shanghai');
});

it('answers the pictures of the help in the language of whoever asks', async () => {
  const captions = new Set<string>();
  for (const language of LANGUAGES) {
    const { data } = await call(helpPictures, { language });
    expect(data.list.map(({ name }) => name)).toEqual(HELP_PICTURE_NAMES);
    expect(data.list[0]?.url).toBe(`/help-pictures/${language}/sign-in.webp`);
    captions.add(data.list[0]?.caption ?? '');
  }
  expect(captions.size).toBe(LANGUAGES.length);
});

it('answers the pictures of one topic', async () => {
  const { data } = await call(helpPictures, { payload: { topic: 'tools' } });
  expect(data.list.map(({ name, topic }) => [name, topic])).toEqual([['tools', 'tools']]);
});
