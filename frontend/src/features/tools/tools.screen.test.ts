import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { tools } from '#shared/tools/contract.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { choose, dialog, press, watchDownloads } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeTeacherOfThree } from './tools.scene.ts';

const { enter, open, watchCalls } = application;

async function openTool(tool: string): Promise<void> {
  await enter(await newPerson(ROLE.teacher));
  await open(`/tool?tool=${tool}`);
}

async function openWithClass(tool: string): Promise<void> {
  await enter(await makeTeacherOfThree());
  await open(`/tool?tool=${tool}`);
  await expect.element(page.getByText('No class chosen')).toBeVisible();
  await choose('Choose a class', '周六班');
}

test('a countdown is paused, prolonged, and rings', async () => {
  const timer = page.getByRole('timer');
  await enter(await newPerson(ROLE.teacher));
  await open('/tool');
  await press('1 minute');
  await expect.element(timer).toMatchTextContent('01:00');
  await press('Start');
  await expect.element(timer).toMatchTextContent(/00:5\d/);
  await press('Pause');
  await press('Add 1 minute');
  await expect.element(timer).toMatchTextContent(/01:5\d/);
  await expectAccessible();
  await page.getByRole('textbox', { name: /^Another time/ }).fill('0:01');
  await press('Set');
  await press('Start');
  await expect.element(page.getByText('Time’s up!')).toBeVisible();
});

test('a stopwatch takes laps', async () => {
  await openTool('timer');
  await press('Stopwatch');
  await press('Start');
  await press('Lap');
  const laps = page.getByRole('list', { name: 'Laps' });
  await expect.element(laps.getByRole('listitem')).toHaveLength(1);
  await press('Reset');
  await expect.element(laps).not.toBeInTheDocument();
});

test('names are picked fairly, without those who are away', async () => {
  await openWithClass('picker');
  const students = page.getByRole('region', { name: 'Students of the class' });
  const picked = students.getByText('1 time');
  const here = students.getByRole('checkbox', { checked: true });
  const calls = watchCalls();
  await press('Pick a name');
  await expect.element(picked).toHaveLength(1);
  await expect.poll(() => calls).toContain(tools.endpoints.pick.path);
  await expectAccessible();
  // Not the same one again; whoever is away is not counted.
  await press('Next one');
  await expect.element(picked).toHaveLength(2);
  await press('Not here, pick another');
  await expect.element(here).toHaveLength(2);
  await open('/tool?tool=picker');
  await expect.element(here).toHaveLength(2);
  for (const left of [1, 0]) {
    await here.first().click();
    await expect.element(here).toHaveLength(left);
  }
  await expect.element(page.getByText('Nobody is here today')).toBeVisible();
});

test('a class is divided, and two students stay apart', async () => {
  await openWithClass('groups');
  await choose('One student', '王子涵');
  await choose('Another student', '李沐阳');
  await press('Add');
  await press('Number of groups: fewer');
  await press('Number of groups: fewer');
  await press('Make 2 groups');
  await expect.element(page.getByRole('heading', { name: 'Group 2' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Group 3' })).not.toBeInTheDocument();
  await press('Shuffle again');
  await expectAccessible();
});

/** A tone instead of a microphone. */
async function hum(): Promise<MediaStream> {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const target = context.createMediaStreamDestination();
  tone.connect(target);
  tone.start();
  return target.stream;
}

test('a class sees how loud it is', async () => {
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  onTestFinished(() => microphone.mockRestore());
  microphone.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await openTool('noise');
  await expect.element(page.getByText(/Nothing is recorded or sent anywhere/)).toBeVisible();
  await press('Turn on the microphone');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/microphone/);
  microphone.mockImplementation(hum);
  await press('Turn on the microphone');
  await expect.element(page.getByText('Too loud, softer please')).toBeVisible();
  await expectAccessible();
  await press('Turn off the microphone');
  await expect.element(page.getByRole('button', { name: 'Turn on the microphone' })).toBeVisible();
});

test('teams earn points', async () => {
  await openTool('scores');
  await page.getByRole('textbox', { name: 'Name of team 1' }).fill('Rockets');
  await press('One more for Rockets');
  await press('One more for Rockets');
  await press('One less for Team 2');
  await press('Undo');
  await press('Add a team');
  const scoreOf = (team: string, points: string) =>
    page.getByRole('region', { name: team }).getByText(points, { exact: true });
  await expect.element(scoreOf('Rockets', '2')).toBeVisible();
  await expect.element(scoreOf('Team 2', '0')).toBeVisible();
  await expectAccessible();
});

const paper = page.getByRole('img', { name: /^Whiteboard/ });

test('a whiteboard is drawn on, written on and wiped, page by page', async () => {
  await openTool('board');
  await expect.element(paper).toBeVisible();
  await paper.dropTo(paper, {
    sourcePosition: { x: 60, y: 60 },
    targetPosition: { x: 200, y: 120 },
  });
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 1 item');
  await press('Text');
  await paper.click({ position: { x: 280, y: 30 } });
  await page.getByRole('textbox', { name: 'What to write' }).fill('Hello class');
  await press('Write it');
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 2 items');
  await press('Undo');
  await press('Redo');
  await press('Eraser');
  await paper.click({ position: { x: 130, y: 90 } });
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 1 item');
  await expectAccessible();
  const saved = watchDownloads();
  await press('Save as a picture');
  await expect.poll(() => saved).toEqual(['whiteboard-1.png']);
  // The name of the button before may lie over the next one.
  await paper.hover();
  await press('Add a page');
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await press('Delete the page');
  await press('Delete the page', dialog());
  await expect.element(page.getByText('Page 1 of 1')).toBeVisible();
  await open('/tool?tool=board');
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 1 item');
});

test('a whiteboard that cannot be read is not written over', async () => {
  const board = '/tool?tool=board';
  const dot = () => paper.click({ position: { x: 60, y: 60 } });
  await openTool('board');
  await dot();
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 1 item');
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  onTestFinished(() => reading.mockRestore());
  await open(board);
  await expect.element(page.getByText(/This device cannot keep the whiteboard/)).toBeVisible();
  await dot();
  await dot();
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 2 items');
  reading.mockRestore();
  await open(board);
  await expect.element(paper).toHaveAccessibleName('Whiteboard with 1 item');
});
