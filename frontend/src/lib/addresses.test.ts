import { describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { renewalMs, withAddresses } from './addresses.ts';

const HOST = 'https://school.example/media';
const work = (end: number) =>
  `${HOST}/schools/sch-1/works/upl-1.sb3?Expires=${end}&Signature=a${end}&Key-Pair-Id=K`;
const avatar = (end: number) =>
  `${HOST}/schools/sch-1/avatars/stu-1/upl-2.png?Policy=${end}&Signature=b&Key-Pair-Id=K`;

describe('an answer', () => {
  const ahead = (seconds: number) => seconds * 1000 - 60_000;

  it('is asked for again before the first of its addresses ends', () => {
    expect(renewalMs({ list: [{ avatar: avatar(1) }] })).toBe(ahead(UPLOAD_LIMITS.mediaUrlSeconds));
    expect(renewalMs({ avatar: avatar(1), versions: [{ url: work(1) }] })).toBe(
      ahead(UPLOAD_LIMITS.fileUrlSeconds),
    );
  });

  it('without addresses is not asked for again', () => {
    const texts = ['', 'https://school.example/media', `${HOST}/schools/sch-1/works/upl-1.sb3`];
    for (const data of [undefined, null, 'text', 1, [], { texts }, new ArrayBuffer(8)])
      expect(renewalMs(data)).toBe(false);
  });

  it('takes over later addresses of the same files, and nothing else', () => {
    const data = { rev: 1, title: 'old', url: work(1), list: [avatar(1), work(1)], none: null };
    const later = { rev: 2, title: 'new', url: work(2), avatar: avatar(2) };
    expect(withAddresses(data, later)).toEqual({
      ...data,
      url: work(2),
      list: [avatar(2), work(2)],
    });
  });

  it('keeps addresses that a later answer does not have', () => {
    expect(withAddresses({ url: work(1) }, { avatar: avatar(2) })).toEqual({ url: work(1) });
  });
});
