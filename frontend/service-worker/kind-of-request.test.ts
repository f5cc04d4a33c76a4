import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childPages } from '../build/child-pages.ts';
import { type Kind, kindOfRequest } from './kind-of-request.ts';

const HOME = 'https://classroom.example';
const pages = await childPages(join(import.meta.dirname, '../src'));
const patterns = pages.map(({ pattern }) => new RegExp(pattern, 'i'));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

const get = { method: 'GET', mode: 'cors', destination: '', headers: new Headers() } as const;
const kindOf = (asked: Partial<Request> & Pick<Request, 'url'>): Kind => {
  const url = new URL(asked.url, HOME).href;
  return kindOfRequest({ ...get, ...asked, url }, HOME, isPage);
};
const opened = (url: string): Kind => kindOf({ url, mode: 'navigate', destination: 'document' });

test.each([
  '/',
  '/dashboard',
  '/Dashboard/',
  '/student/task?id=tsk_1',
  '/create',
  '/discover?q=cat',
  '/workContent?id=wrk_1',
  '/scratch/new',
  '/scratch/wrk-1',
  '/user',
])('a page of a child is kept: %s', (url) => {
  expect(opened(url)).toBe('page');
});

test.each([
  '/index',
  '/classMan',
  '/taskMan/see/tsk_1',
  '/worksMan',
  '/teacherMan',
  '/liveManagement',
  '/admin',
  '/admin/login',
  '/parent/token',
  '/reportWork/token/1',
  '/card/token',
  '/api/docs',
  '/assets/a.js',
])('a page of staff, parents, operators or visitors is not: %s', (url) => {
  expect(opened(url)).toBe(null);
});

test('no call is answered, whatever it reads', () => {
  expect(kindOf({ url: '/api/home/student', method: 'POST' })).toBe(null);
  expect(kindOf({ url: '/api/web/get_version_info' })).toBe(null);
  expect(kindOf({ url: '/config.json' })).toBe(null);
  expect(kindOf({ url: '/service-worker.js' })).toBe(null);
  expect(kindOf({ url: '/assets/a.js', method: 'HEAD' })).toBe(null);
});

test('of files each is kept in its way', () => {
  expect(kindOf({ url: '/assets/home-1a2b.js', destination: 'script' })).toBe('file');
  expect(kindOf({ url: '/assets/scratch-gui-15.2.0/scratch-gui-standalone.js' })).toBe(
    'editor-file',
  );
  expect(kindOf({ url: '/static/blocks-media/default/zoom-in.svg' })).toBe('editor-file');
  expect(kindOf({ url: '/chunks/540.dc37.js' })).toBe('editor-file');
  const md5 = '0123456789abcdef0123456789abcdef';
  for (const folder of ['scratch-assets', 'assets/scratch-library'])
    expect(kindOf({ url: `/${folder}/${md5}.svg` })).toBe('library-file');
  expect(kindOf({ url: '/scratch-editor/index.html?player', mode: 'navigate' })).toBe(
    'editor-page',
  );
});

test('of files of people only pictures are kept, never projects, films or papers', () => {
  const url = '/media/schools/sch-1/works/a.jpg?Signature=x';
  expect(kindOf({ url, destination: 'image' })).toBe('picture');
  expect(kindOf({ url: '/media/schools/sch-1/works/a.sb3' })).toBe(null);
  expect(kindOf({ url, destination: 'video' })).toBe(null);
});

test('a part of a file is asked for from the server', () => {
  const headers = new Headers({ range: 'bytes=0-' });
  for (const url of [
    '/assets/scratch-library/0123456789abcdef0123456789abcdef.wav',
    '/assets/a.js',
  ])
    expect(kindOf({ url, headers })).toBe(null);
});

test('what is on another server is left alone', () => {
  expect(kindOf({ url: 'https://other.example/assets/a.js', destination: 'script' })).toBe(null);
});
