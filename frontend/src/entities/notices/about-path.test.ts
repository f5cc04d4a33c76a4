import { expect, test } from 'vitest';
import { ROLE } from '#shared/roles.ts';
import { aboutPath } from './about-path.ts';

test('a notice leads to what it is about, else to the screen of its kind, by role', () => {
  const of = (kind: 'tasks' | 'usage' | 'works' | 'school' | 'service', about = '') => ({
    kind,
    about,
  });
  expect(aboutPath(of('tasks', 'tsk-1'), ROLE.student)).toBe('/student/task?id=tsk-1');
  expect(aboutPath(of('tasks', 'tsk-1'), ROLE.teacher)).toBe('/taskMan/see/tsk-1');
  expect(aboutPath(of('works', 'wrk-1'), ROLE.liveTeacher)).toBe('/workContent?id=wrk-1');
  expect(aboutPath(of('school', 'snt-1'), ROLE.principal)).toBe('/notice/see/snt-1');
  expect(aboutPath(of('tasks'), ROLE.student)).toBe('/student/task');
  expect(aboutPath(of('usage'), ROLE.principal)).toBe('/flow');
  expect(aboutPath(of('usage'), ROLE.teacher)).toBeUndefined();
  expect(aboutPath(of('service'), ROLE.platform)).toBeUndefined();
  expect(aboutPath(of('school', 'snt-1'), ROLE.student)).toBeUndefined();
});
