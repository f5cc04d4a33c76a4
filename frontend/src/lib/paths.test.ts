import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { paths } from './paths.ts';
import { NEW } from './screen-address.ts';

const student = newId('student');
const task = newId('task');
const course = newId('course');
const classId = newId('class');
const work = newId('work');

it.each([
  [paths.task(task), `/taskMan/see/${task}`],
  [paths.editTask(NEW), '/taskMan/edit/new'],
  [paths.review(task, student), `/taskMan/see/view/${task}/${student}`],
  [
    paths.review(task, 'next', { class: classId }),
    `/taskMan/see/view/${task}/next?class=${classId}`,
  ],
  [paths.recordsOf('student', student), `/classRecord/list/student/${student}`],
  [paths.missingRecords, '/classRecord?view=missing'],
  [paths.lowHours, '/studyMan?state=low'],
  [paths.studentHours(student, course), `/studyMan/student/${student}?account=${course}`],
  [paths.studentWorks(student), `/worksMan/students?student=${student}`],
  [paths.classCalendar(classId), `/calendar?show=class&id=${classId}&view=month`],
  [paths.work(work), `/workContent?id=${work}`],
  [paths.project(NEW, { copy: work }), `/scratch/new?copy=${work}`],
  [paths.signInWith({ from: '/mail?page=2' }), '/login?from=%2Fmail%3Fpage%3D2'],
])('%s', (address, written) => {
  expect(address).toBe(written);
});

it('leaves out what is not given', () => {
  expect(paths.studentHours(student, null)).toBe(`/studyMan/student/${student}`);
  expect(paths.signInWith({ school: undefined })).toBe('/login');
});

it('keeps a value within its place', () => {
  expect(paths.card('a/b?c')).toBe('/card/a%2Fb%3Fc');
});

it('has the pattern that the router matches', () => {
  expect(paths.classRoom.pattern).toBe('/classMan/classRoom/:id');
});
