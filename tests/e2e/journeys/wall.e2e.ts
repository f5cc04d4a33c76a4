import { presences } from '#functions/wall/presence.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeRunningLesson } from '#tests/factories/wall.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

/** The editor starts slowly, and changes arrive with the next poll. */
const PATIENCE = { timeout: 60_000 };

test(
  'a child asks for help; the teacher sees it without a reload, answers, and looks at the project',
  SELDOM,
  async ({ page, browser, baseURL, newPerson, accessible }, { project }) => {
    test.skip(project.name === 'phone', 'the editor is started once');
    test.setTimeout(180_000);
    const teacher = await newPerson(ROLE.teacher);
    const { schoolId } = teacher;
    const signer = await makeSigner(schoolId, ROLE.student, { name: '王子涵' });
    const other = await makePerson(schoolId, ROLE.student, { name: '李梓萱' });
    const { lesson } = await makeRunningLesson(teacher, [signer, other]);
    const tablet = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const editor = await tablet.newPage();

    await enter(page, teacher, `/recordDetail/${lesson.id}`);
    await page.getByRole('link', { name: 'Class wall' }).click();
    const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(page.getByText('2 not in the editor yet')).toBeVisible();
    await accessible();

    await enter(editor, { ...signer, password: PASSWORD }, '/scratch/new');
    await editor.getByRole('textbox', { name: 'Name of the project' }).fill('Flying cat', PATIENCE);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.getByRole('button', { name: 'I need help' }).click(PATIENCE);
    await expect(editor.getByRole('button', { name: 'Your teacher knows' })).toBeVisible();
    await expect(tile('王子涵').getByText('Needs help')).toBeVisible(PATIENCE);
    await expect(page.getByText('王子涵 needs help.')).toBeAttached();
    await expect(page.getByRole('listitem').first()).toContainText('王子涵');
    await expect(page.getByText('1 not in the editor yet')).toBeVisible();
    await accessible();

    await page.getByRole('button', { name: 'On my way to 王子涵' }).click();
    await expect(editor.getByRole('button', { name: `${teacher.name} is coming` })).toBeVisible(
      PATIENCE,
    );
    await page
      .getByRole('button', { name: /Open the project: *王子涵.*Flying cat/ })
      .click(PATIENCE);
    const dialog = page.getByRole('dialog', { name: '王子涵 · Flying cat' });
    await expect(dialog.locator('iframe')).toBeVisible(PATIENCE);
    await dialog.getByRole('button', { name: 'Done with 王子涵' }).click();
    await expect(dialog.getByRole('button', { name: 'Done with 王子涵' })).toBeHidden(PATIENCE);
    await expect(editor.getByRole('button', { name: 'I need help' })).toBeVisible(PATIENCE);
    await tablet.close();
    await page.keyboard.press('Escape');
    await expect(tile('王子涵').getByText('Needs help')).toBeHidden();
  },
);

test(
  'editors whose project fails, has no blocks, or stands still are marked',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
    const students = [await pupil('王子涵'), await pupil('李梓萱'), await pupil('张浩然')] as const;
    const { lesson } = await makeRunningLesson(teacher, students);
    const [failing, empty, working] = students;
    const now = Date.now();
    const at = new Date(now).toISOString();
    const { schoolId, id: lessonId } = lesson;
    const open = (
      { userId }: Person,
      more: { errors?: number; empty?: boolean; since?: string },
    ) => {
      const id = { schoolId, lessonId, userId };
      const sign = { session: userId, n: 1, state: 'programming' as const, at, since: at, ...more };
      const help = { no: 0, state: 'none' as const, since: '', by: '' };
      return presences.create(id, { ...id, sign, help, expires: Math.floor(now / 1000) + 600 });
    };
    await open(failing, { errors: 4 });
    await open(empty, { empty: true, since: new Date(now - 6 * 60_000).toISOString() });
    await open(working, {});
    await enter(page, teacher, `/classWall/${lesson.id}`);
    const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(tile('王子涵').getByText('The project has errors')).toBeVisible();
    await expect(tile('李梓萱').getByText('No blocks yet')).toBeVisible();
    await expect(tile('李梓萱').getByText('Nothing changed for 6 minutes')).toBeVisible();
    await expect(tile('张浩然').getByText(/errors|blocks|Nothing changed/)).toHaveCount(0);
    await accessible();
  },
);
