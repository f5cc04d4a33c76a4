import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

const NAMES = ['王子涵', '李沐阳', '陈可欣'];

async function makeClassOf(teacher: Person): Promise<void> {
  const students: Person[] = [];
  for (const name of NAMES)
    students.push(await makePerson(teacher.schoolId, ROLE.student, { name }));
  await makeClass(teacher, students, { name: '周六班' });
}

const openTool = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A tone instead of a microphone. */
const hum = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const target = context.createMediaStreamDestination();
      tone.connect(target);
      tone.start();
      return target.stream;
    };
  });

test(
  'a teacher counts down, picks a name fairly, and divides the class',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    await makeClassOf(teacher);
    await enter(page, teacher, '/tool');

    await page.getByRole('button', { name: '1 minute', exact: true }).click();
    await expect(page.getByRole('timer')).toHaveText('01:00');
    await press(page, 'Start');
    await expect(page.getByRole('timer')).toHaveText('00:58');
    await press(page, 'Pause');
    await press(page, 'Add 1 minute');
    await expect(page.getByRole('timer')).toHaveText(/01:5\d/);
    await accessible();
    await takePicture(page, 'timer');
    await page.getByRole('textbox', { name: 'Another time' }).fill('0:01');
    await press(page, 'Set');
    await press(page, 'Start');
    await expect(page.getByText('Time’s up!')).toBeVisible();
    await press(page, 'Stopwatch');
    await press(page, 'Start');
    await press(page, 'Lap');
    await expect(page.getByRole('list', { name: 'Laps' }).getByRole('listitem')).toHaveCount(1);
    await press(page, 'Reset');

    await openTool(page, 'Name picker');
    await expect(page.getByText('No class chosen')).toBeVisible();
    await page.getByRole('combobox', { name: 'Choose a class' }).click();
    await page.getByRole('option', { name: '周六班' }).click();
    const students = page.getByRole('region', { name: 'Students of the class' });
    const counted = page.waitForResponse('**/api/tool/pick');
    await press(page, 'Pick a name');
    await counted;
    await expect(students.getByText('1 time')).toHaveCount(1);
    await accessible();
    await takePicture(page, 'picker');
    // Not the same one again; whoever is away is not counted.
    await press(page, 'Next one');
    await expect(students.getByText('1 time')).toHaveCount(2);
    await press(page, 'Not here, pick another');
    await expect(students.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.reload();
    await expect(students.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const here = students.getByRole('checkbox', { checked: true });
    for (const left of [1, 0]) {
      await here.first().click();
      await expect(here).toHaveCount(left);
    }
    await expect(page.getByText('Nobody is here today')).toBeVisible();
    for (const box of await students.getByRole('checkbox').all()) await box.check();

    await openTool(page, 'Groups');
    await page.getByRole('combobox', { name: 'One student' }).click();
    await page.getByRole('option', { name: '王子涵' }).click();
    await page.getByRole('combobox', { name: 'Another student' }).click();
    await page.getByRole('option', { name: '李沐阳' }).click();
    await press(page, 'Add');
    await press(page, 'Number of groups: fewer');
    await press(page, 'Number of groups: fewer');
    await press(page, 'Make 2 groups');
    await expect(page.getByRole('heading', { name: 'Group 2' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Group 3' })).toBeHidden();
    await press(page, 'Shuffle again');
    await accessible();
    await takePicture(page, 'groups');
  },
);

test(
  'a class sees how loud it is, earns points, and looks at a whiteboard that stays',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    await enter(page, teacher, '/tool?tool=noise');
    await expect(page.getByText('Nothing is recorded or sent anywhere')).toBeVisible();
    await press(page, 'Turn on the microphone');
    await expect(page.getByRole('alert')).toContainText(/microphone/);
    await hum(page);
    await press(page, 'Turn on the microphone');
    await expect(page.getByText('Too loud, softer please')).toBeVisible();
    await accessible();
    await takePicture(page, 'noise');
    await press(page, 'Turn off the microphone');

    await openTool(page, 'Scoreboard');
    await page.getByRole('textbox', { name: 'Name of team 1' }).fill('Rockets');
    await press(page, 'One more for Rockets');
    await press(page, 'One more for Rockets');
    await press(page, 'One less for Team 2');
    await press(page, 'Undo');
    await press(page, 'Add a team');
    const rockets = page.getByRole('region', { name: 'Rockets' });
    await expect(rockets.getByText('2', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Team 2' }).getByText('0')).toBeVisible();
    await accessible();
    await takePicture(page, 'scores');

    await openTool(page, 'Whiteboard');
    const paper = page.getByRole('img', { name: 'Whiteboard' });
    const box = await paper.boundingBox();
    if (!box) throw new Error('there is no paper');
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 120, { steps: 5 });
    await page.mouse.up();
    await expect(paper).toHaveAccessibleName('Whiteboard with 1 item');
    await press(page, 'Text');
    await paper.click({ position: { x: 300, y: 60 } });
    await page.getByRole('textbox', { name: 'What to write' }).fill('Hello class');
    await press(page, 'Write it');
    await expect(paper).toHaveAccessibleName('Whiteboard with 2 items');
    await press(page, 'Undo');
    await press(page, 'Redo');
    await press(page, 'Eraser');
    await paper.click({ position: { x: 130, y: 90 } });
    await expect(paper).toHaveAccessibleName('Whiteboard with 1 item');
    await accessible();
    await takePicture(page, 'board');
    const download = page.waitForEvent('download');
    await press(page, 'Save as a picture');
    expect((await download).suggestedFilename()).toBe('whiteboard-1.png');
    // The name of the button before may lie over the next one.
    await paper.hover();
    await press(page, 'Add a page');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await press(page, 'Delete the page');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click();
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await page.reload();
    await expect(paper).toHaveAccessibleName('Whiteboard with 1 item');

    // A store that cannot be read is not written over.
    await page.addInitScript(() => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('', 'UnknownError');
      };
    });
    await page.reload();
    await expect(page.getByText('This device cannot keep the whiteboard')).toBeVisible();
    await paper.click({ position: { x: 60, y: 60 } });
    await expect(paper).toHaveAccessibleName('Whiteboard with 1 item');
    const other = await page.context().newPage();
    await other.goto('/tool?tool=board');
    const kept = other.getByRole('img', { name: 'Whiteboard' });
    await expect(kept).toHaveAccessibleName('Whiteboard with 1 item');
    await kept.click({ position: { x: 60, y: 60 } });
    await expect(kept).toHaveAccessibleName('Whiteboard with 2 items');
  },
);

test(
  'the tools go on without a network, and picks are counted afterwards',
  SELDOM,
  async ({ page, context, newPerson }) => {
    const teacher = await newPerson(ROLE.teacher);
    await makeClassOf(teacher);
    await enter(page, teacher, '/tool?tool=picker');
    await page.getByRole('combobox', { name: 'Choose a class' }).click();
    await page.getByRole('option', { name: '周六班' }).click();
    const students = page.getByRole('region', { name: 'Students of the class' });
    await expect(students.getByText('0 times')).toHaveCount(3);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('Board-')),
    );

    await context.setOffline(true);
    await press(page, 'Pick a name');
    await expect(page.getByText('counted once you are online')).toBeVisible();
    await openTool(page, 'Whiteboard');
    await expect(page.getByRole('img', { name: 'Whiteboard' })).toBeVisible();
    await openTool(page, 'Name picker');
    const counted = page.waitForResponse('**/api/tool/pick');
    await context.setOffline(false);
    expect((await counted).ok()).toBe(true);
    await expect(page.getByText('counted once you are online')).toBeHidden();
    await expect(students.getByText('1 time', { exact: true })).toHaveCount(1);
  },
);
