import { expect, test } from 'vitest';
import { pictureToSend } from './pictures.ts';

const picture = (...bytes: number[]) => new Uint8Array(bytes).buffer;
const nothing = { waiting: null, sending: null };

test('only a picture that looks different is sent', () => {
  const now = picture(1, 2, 3);
  expect(pictureToSend(now, null, nothing)).toBe(now);
  expect(pictureToSend(now, picture(1, 2, 4), nothing)).toBe(now);
  expect(pictureToSend(now, picture(1, 2), nothing)).toBe(now);
  expect(pictureToSend(now, picture(1, 2, 3), nothing)).toBeNull();
  expect(pictureToSend(null, picture(1, 2, 3), nothing)).toBeNull();
});

test('the stage looks again as the server shows it, while another picture is on its way', () => {
  const now = picture(1, 2, 3);
  const waiting = { key: '', at: '', title: '', project: picture(), thumbnail: picture(9) };
  expect(pictureToSend(now, picture(1, 2, 3), { ...nothing, waiting })).toBe(now);
});
