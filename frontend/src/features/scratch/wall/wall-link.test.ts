import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonId, WorkId } from '#shared/ids.ts';
import type { HelpDto } from '#shared/wall/fields.ts';
import { type HelpView, Refused, type WallCalls, WallLink } from './wall-link.ts';

const LESSON = LessonId.parse('les-a');
const WORK = WorkId.parse('wrk-a');
const NONE: HelpDto = { no: 0, state: 'none', since: '', by: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server with a lesson, or without one, that may be out of reach. */
function makeLink({ lesson = LESSON as LessonId | null } = {}) {
  const server = { lesson, help: NONE, next: 30, fails: false, refuses: false };
  const signs: Parameters<WallCalls['sign']>[0][] = [];
  const helps: Parameters<WallCalls['help']>[0][] = [];
  const shown: HelpView[] = [];
  const calls: WallCalls = {
    sign: async (sign) => {
      signs.push(sign);
      if (server.fails) throw new Error('no network');
      return { lesson_id: server.lesson, help: server.help, next: server.next };
    },
    help: async (said) => {
      helps.push(said);
      if (server.refuses) throw new Refused();
      if (server.fails) throw new Error('no network');
      const no = Number(said.no);
      if (no > server.help.no || !said.ask)
        server.help = { ...NONE, no, state: said.ask ? 'asked' : 'withdrawn' };
      return { help: server.help };
    },
  };
  const link = new WallLink(calls, (view) => shown.push(view));
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { link, server, signs, helps, pass, last: () => shown.at(-1) };
}

test('in a lesson it tells of itself twice a minute; outside when the server wants it', async () => {
  const inside = makeLink();
  inside.link.begin();
  await inside.pass(61);
  expect(inside.signs.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(inside.last()).toMatchObject({ inLesson: true });
  const outside = makeLink({ lesson: null });
  outside.server.next = 900;
  outside.link.begin();
  outside.link.changed();
  outside.link.saw({ work: WORK, version: 1 });
  await outside.pass(899);
  expect(outside.signs).toHaveLength(1);
  expect(outside.last()).toBeUndefined();
  for (const { link } of [inside, outside]) link.end();
});

test('what is saved is told once, soon after the save, and again until the server has it', async () => {
  const { link, server, signs, pass } = makeLink();
  link.saw({ work: null, version: 0 });
  link.begin();
  await pass(20);
  expect(signs).toMatchObject([{ work_id: '' }]);
  server.fails = true;
  link.saw({ work: WORK, version: 1 });
  await pass(1);
  expect(signs.at(-1)).toMatchObject({ n: 2, work_id: WORK });
  server.fails = false;
  await pass(15);
  expect(signs.at(-1)).toMatchObject({ n: 3, work_id: WORK });
  await pass(30);
  expect(signs.at(-1)).not.toHaveProperty('work_id');
  link.end();
});

test('errors are told once they arrived, and at most so many; a project without blocks as long as it is one', async () => {
  const { link, server, signs, pass } = makeLink();
  link.begin();
  await pass(1);
  server.fails = true;
  link.found({ errors: 3, empty: true });
  await pass(31);
  expect(signs.at(-1)).toMatchObject({ errors: 3, empty: true });
  server.fails = false;
  link.found({ errors: 5000, empty: true });
  await pass(15);
  expect(signs.at(-1)).toMatchObject({ errors: 999, empty: true });
  link.found({ errors: 0, empty: false });
  await pass(30);
  expect(signs.at(-1)).not.toHaveProperty('errors');
  expect(signs.at(-1)).not.toHaveProperty('empty');
  link.end();
});

test('behind other windows it is silent; leaving is told', async () => {
  const { link, signs, pass } = makeLink();
  link.begin();
  await pass(1);
  link.show(false);
  await pass(300);
  expect(signs.map(({ state }) => state)).toEqual(['programming', 'away']);
  link.show(true);
  await pass(1);
  link.end();
  await pass(300);
  expect(signs.map(({ state }) => state).slice(2)).toEqual(['programming', 'closed']);
});

test('help is asked for until the server knows; the answer arrives with a sign', async () => {
  const { link, server, helps, pass, last } = makeLink();
  link.begin();
  await pass(1);
  server.fails = true;
  link.ask();
  link.ask();
  await pass(1);
  expect(last()).toMatchObject({ pending: 'asking', help: { state: 'none' } });
  server.fails = false;
  await pass(5);
  expect(helps.map(({ no }) => no)).toEqual([1, 1]);
  expect(last()).toMatchObject({ pending: null, help: { no: 1, state: 'asked' } });
  server.help = { ...server.help, state: 'coming', by: '王老师' };
  await pass(11);
  expect(last()).toMatchObject({ help: { state: 'coming', by: '王老师' } });
  link.withdraw();
  await pass(1);
  expect(last()).toMatchObject({ pending: null, help: { no: 1, state: 'withdrawn' } });
  link.ask();
  await pass(1);
  expect(last()).toMatchObject({ help: { no: 2, state: 'asked' } });
  link.end();
});

test('what is taken back before it was sent never rings', async () => {
  const { link, server, helps, pass, last } = makeLink();
  link.begin();
  await pass(1);
  server.fails = true;
  link.ask();
  await pass(1);
  link.withdraw();
  server.fails = false;
  await pass(6);
  expect(helps.at(-1)).toMatchObject({ no: 1, ask: false });
  expect(last()).toMatchObject({ pending: null, help: { state: 'withdrawn' } });
  link.end();
});

test('what another device asked and is over does not swallow a request', async () => {
  const { link, server, pass, last } = makeLink();
  link.begin();
  await pass(1);
  server.help = { ...NONE, no: 3, state: 'settled' };
  link.ask();
  await pass(1);
  expect(last()).toMatchObject({ pending: null, help: { no: 4, state: 'asked' } });
  link.end();
});

test('a lesson that is over ends it', async () => {
  const { link, server, pass, last } = makeLink();
  link.begin();
  await pass(1);
  server.refuses = true;
  server.lesson = null;
  link.ask();
  await pass(1);
  expect(last()).toMatchObject({ inLesson: false, pending: null });
  link.end();
});
