import type { Locator, Page } from '@playwright/test';
import { makeProject } from '#infra/local/seed/make-project.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { changeAnswer, storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { sendFile, storeFile } from '#tests/factories/upload.ts';
import { hidePlayers } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import type { Credentials } from '../harness/sign-in.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

/** The player has five megabytes of script, which take long on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const SCENE = { sky: ['#8ec5ff', '#e8f4ff'], shapes: [] } as const;
const saying = (greeting: string): Buffer => makeProject(SCENE, greeting);

/** What the stage of the player shows in a corner. */
async function skyOf(page: Page): Promise<{ readonly isBlue: boolean }> {
  const stage = page.frameLocator('iframe').locator('[class*="stage_stage_"] canvas').first();
  const picture = (await stage.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const [red = 0, , blue = 0] = canvas?.getImageData(20, 20, 1, 1).data ?? [];
    return { isBlue: blue > red + 20 };
  }, picture);
}

/** The region with the blocks beside a player. */
const inside = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Hands in two versions of a robot that says something else in the later one. */
async function handInTwice(teacher: Person) {
  const child = await makePerson(teacher.schoolId, ROLE.student, { name: '王子涵' });
  const classIds = [await makeClass(teacher, [child])];
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const task = await storeTask(teacher, { state: 'released', releaseAt: at, classIds });
  const store = async (greeting: string) => {
    const file = { purpose: 'project', name: '机器人.sb3', body: saying(greeting) } as const;
    const { key, bytes, name } = await storeFile(child, file);
    return { key, bytes, name, title: '机器人' };
  };
  const first = await storeHandedIn(child, task.id, { ...(await store('Hello')), at });
  await addHandedIn(child, first, await store('Good morning'));
  return task;
}

type Answer = Awaited<ReturnType<typeof storeHandedIn>>;

/** Adds a newer version to what was handed in. */
async function addHandedIn(
  child: Person,
  { taskId, handedIn: [earlier] }: Answer,
  file: Partial<Answer['handedIn'][number]>,
) {
  if (!earlier) throw new Error('nothing was handed in');
  const newest = { ...earlier, ...file, at: new Date().toISOString() };
  await changeAnswer(child, taskId, { handedIn: [earlier, newest] });
}

/** The calls of a child, as a device makes them. */
async function callsOf({ request }: Page, { account, password }: Credentials) {
  const answer = await request.post(`${API_BASE}/${portal.endpoints.login.path}`, {
    form: { username: account, password },
    headers: { authorization: '0' },
  });
  const { data } = await answer.json();
  return async (path: string, form: Readonly<Record<string, string | number>>) => {
    const headers = { authorization: `${data.token}_${data.id}` };
    const reply = await (await request.post(`${API_BASE}/${path}`, { form, headers })).json();
    expect(reply.code, reply.msg).toBe(1);
    return reply.data;
  };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Saves a project of a robot that says this. Answers the work's id. */
async function save(
  as: Person,
  call: Calls,
  greeting: string,
  more: { work_id?: string; base?: number; by_hand?: 0 | 1 } = {},
) {
  const body = saying(greeting);
  const upload_id = await sendFile(as, { purpose: 'project', name: '机器人.sb3', body });
  const { work } = await call(works.endpoints.save.path, {
    base: 0,
    kind: 'scratch',
    title: '机器人',
    device: 'Chrome',
    upload_id,
    request_key: freshKey(),
    ...more,
  });
  return String(work.id);
}

test('a teacher sees the blocks of what was handed in, and what changed since the last time', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.setTimeout(180_000);
  const teacher = await newPerson(ROLE.teacher);
  const task = await handInTwice(teacher);
  await enter(page, teacher, `/taskMan/see/view/${task.id}/next`);
  await page.getByRole('button', { name: 'See the blocks' }).click(PATIENCE);
  // Under the flag that waits for the first start.
  await expect.poll(() => skyOf(page), PATIENCE).toMatchObject({ isBlue: true });
  const blocks = inside(page, 'Inside this project');
  await expect(blocks.getByText('1 sprite, 2 scripts, 6 blocks, 0 variables')).toBeVisible(
    PATIENCE,
  );
  const script = blocks.getByRole('region', { name: 'Script 2' });
  await expect(script.locator('pre')).toHaveText(/when this sprite clicked\s+say \[Good morning\]/);
  await expect(script.locator('svg .sb3-looks').first()).toBeVisible();
  await blocks.getByRole('tab', { name: 'Stage (0)' }).click();
  await expect(blocks.getByText('There are no blocks here yet.')).toBeVisible();
  await blocks.getByRole('tab', { name: '机器人 (2)' }).click();
  await expect(script).toBeVisible();
  await hidePlayers(page);
  await accessible();

  await blocks.getByRole('button', { name: 'Changes since the last hand-in' }).click();
  const robot = blocks.getByRole('region', { name: '机器人' });
  await expect(robot.getByText('1 script changed')).toBeVisible();
  await expect(robot.getByRole('region', { name: 'Before' }).locator('pre')).toContainText('Hello');
  await expect(robot.getByRole('region', { name: 'After' }).locator('pre')).toContainText(
    'Good morning',
  );
  await expect(robot.locator('.sb3-diff-ins')).toHaveCount(1);
  await expect(robot.locator('.sb3-diff-del')).toHaveCount(1);
  await hidePlayers(page);
  await accessible();
});

test(
  'who approves of a work sees its blocks first',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.setTimeout(180_000);
    const teacher = await newPerson(ROLE.principal);
    const child = await makeSigner(teacher.schoolId, ROLE.student, { name: '王子涵' });
    const call = await callsOf(page, { ...child, password: PASSWORD });
    const work_id = await save(child, call, 'Hi');
    const wish = { work_id, rev: 0, title: '机器人', category: 'game', visibility: 'public' };
    await call(works.endpoints.publish.path, wish);
    await enter(page, teacher, '/worksMan');
    await page.getByRole('button', { name: 'Look and decide: “机器人”' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'See the blocks' }).click(PATIENCE);
    await expect(dialog.getByRole('region', { name: 'Script 1' }).locator('pre')).toContainText(
      'if on edge, bounce',
      PATIENCE,
    );
    await hidePlayers(page);
    await accessible();
  },
);

test(
  'a teacher looks through the versions of a student’s project, and restores none',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.setTimeout(180_000);
    const teacher = await newPerson(ROLE.teacher);
    const child = await makeSigner(teacher.schoolId, ROLE.student, { name: '王子涵' });
    await makeClass(teacher, [child]);
    const call = await callsOf(page, { ...child, password: PASSWORD });
    const work_id = await save(child, call, 'Hello', { by_hand: 1 });
    await save(child, call, 'Good morning', { work_id, base: 1, by_hand: 0 });
    await enter(page, teacher, `/worksMan/students?student=${child.userId}`);
    await page.getByRole('button', { name: 'All versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions of “机器人”' });
    const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Saved automatically');
    await expect(rows.last()).toContainText('Saved by hand');
    await accessible();

    await rows.first().click();
    await dialog.getByRole('button', { name: 'See the blocks' }).click(PATIENCE);
    const script = dialog.getByRole('region', { name: 'Script 2' });
    await expect(script.locator('pre')).toContainText('Good morning', PATIENCE);
    await dialog.getByRole('button', { name: 'Compare with the version before' }).click();
    const before = dialog.getByRole('region', { name: 'Before' });
    await expect(before.locator('pre')).toContainText('Hello', PATIENCE);
    await expect(dialog.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
    await hidePlayers(page);
    await accessible();
  },
);

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test(
    'a child compares a version with what is now',
    SELDOM,
    async ({ page, newPerson, accessible }, { project }) => {
      test.skip(project.name === 'phone', 'the editor is started once');
      test.setTimeout(240_000);
      const child = await newPerson(ROLE.student);
      const call = await callsOf(page, child);
      const work_id = await save(child, call, '早');
      await save(child, call, '晚安', { work_id, base: 1 });
      await enter(page, child, `/scratch/${work_id}`);
      await page.getByRole('button', { name: '更多' }).click(PATIENCE);
      await page.getByRole('menuitem', { name: '历史版本' }).click(PATIENCE);
      const dialog = page.getByRole('dialog', { name: '历史版本' });
      await dialog.getByRole('button', { name: /第 1 版/ }).click();
      await dialog.getByRole('button', { name: '查看积木' }).click(PATIENCE);
      await expect(dialog.getByRole('region', { name: '第 2 段脚本' }).locator('pre')).toHaveText(
        /当角色被点击\s+说 \[早\] \[2\] 秒/,
        PATIENCE,
      );
      await hidePlayers(page);
      await accessible();
      await dialog.getByRole('button', { name: '与现在比较' }).click();
      await expect(dialog.getByText('修改 1 段脚本')).toBeVisible(PATIENCE);
      await expect(dialog.getByRole('region', { name: '之后' }).locator('pre')).toContainText(
        '晚安',
      );
      await hidePlayers(page);
      await accessible();
    },
  );
});
