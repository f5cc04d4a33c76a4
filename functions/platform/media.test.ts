import { describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { mediaUrl } from './media.ts';
import { type Reader, readBy } from './reader.ts';

const school = newId('school');
const avatar = () => `schools/${school}/avatars/${newId('student')}/${newId('upload')}.png`;
const work = `schools/${school}/works/${newId('upload')}.sb3`;
const lesson = `schools/${school}/avatars/lessons/${newId('upload')}.jpg`;
const own = `schools/${school}/avatars/school/${newId('upload')}.png`;

const NOON = new Date('2026-06-01T12:00:00Z');
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** The end that is signed, in minutes after `now`. */
async function minutesOf(key: string, now: Date): Promise<number> {
  const query = new URL(await mediaUrl(key, now)).searchParams;
  const policy = query.get('Policy');
  const end = policy
    ? /"AWS:EpochTime":(\d+)/.exec(
        atob(policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/')),
      )?.[1]
    : query.get('Expires');
  return (Number(end) - now.getTime() / 1000) / 60;
}

describe('the address of an object', () => {
  it('of a work ends after 15 to 30 minutes', async () => {
    expect(await minutesOf(work, NOON)).toBe(30);
    expect(await minutesOf(work, minutesAfter(14))).toBe(16);
  });

  it('of a picture ends after one to two hours', async () => {
    for (const key of [avatar(), lesson, own]) {
      expect(await minutesOf(key, NOON)).toBe(120);
      expect(await minutesOf(key, minutesAfter(59))).toBe(61);
    }
  });

  it('is the same for a period, so that browsers keep what they have', async () => {
    expect(await mediaUrl(work, minutesAfter(14))).toBe(await mediaUrl(work, NOON));
    expect(await mediaUrl(work, minutesAfter(15))).not.toBe(await mediaUrl(work, NOON));
  });

  it('carries the signature of the school for avatars, and one of its own for all else', async () => {
    const signature = async (key: string) =>
      new URL(await mediaUrl(key, NOON)).searchParams.get('Signature');
    expect(await signature(avatar())).toBe(await signature(avatar()));
    const signatures = await Promise.all([avatar(), work, lesson, own].map(signature));
    expect(new Set(signatures).size).toBe(4);
  });

  it('names whom it is given to: a person for a file, a group for a picture, or the public page', async () => {
    const student = { schoolId: school, userId: newId('student') };
    const readerOf = async (reader: Reader, key: string) =>
      new URL(await readBy(reader, () => mediaUrl(key, NOON))).searchParams.get('by');
    expect(await readerOf(student, work)).toBe(student.userId);
    expect(await readerOf(student, lesson)).toBe('students');
    expect(await readerOf({ ...student, userId: newId('staff') }, avatar())).toBe('staff');
    expect(await readerOf({ ...student, schoolId: newId('school') }, work)).toBe('works');
    expect(await readerOf({ page: 'reports' }, lesson)).toBe('reports');
    expect(new URL(await mediaUrl(work, NOON)).searchParams.get('by')).toBeNull();
  });

  it('is the same for all of a group where it shows a picture', async () => {
    const urlFor = () =>
      readBy({ schoolId: school, userId: newId('student') }, () => mediaUrl(lesson, NOON));
    expect(await urlFor()).toBe(await urlFor());
  });

  it('of nothing is empty', async () => {
    expect(await mediaUrl('', NOON)).toBe('');
  });
});
