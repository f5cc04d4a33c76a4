import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLE } from '#shared/roles.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { moveDeadline } from '#tests/factories/task.ts';
import { reopen, Tablets } from '../harness/class-without-network.ts';
import { edit, keysOnServer, PATIENCE, save, untilKept, untilOpen } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { type Child, makeLesson, Seat, submissionOf, takeSeat, worksOf } from '../harness/seat.ts';
import { signOut } from '../harness/shell.ts';
import { fillSignIn } from '../harness/sign-in.ts';
import { expect, LONG_TRY, test } from '../harness/test.ts';

test.describe.configure({ retries: 0 });

/** All that a class has made in an hour arrives within this time. */
const ARRIVES_MS = 60_000;
/** Less than the hour without a network, and longer than it takes to sit down. */
const DUE_MS = 30 * 60_000;
const UPLOAD_CALL = '**/api/index/upload';

test(
  'a class without a network for an hour loses nothing and hands in afterwards',
  LONG_TRY,
  async ({ browser, baseURL, page: screen, problems }, info) => {
    test.setTimeout(900_000);
    problems.announce(/./);
    const { teacher, children, taskId, dueId } = await makeLesson(7);
    const [anna, bo, carl, dana, emil, fay, gus] = children as [
      Child,
      Child,
      Child,
      Child,
      Child,
      Child,
      Child,
    ];
    const tablets = new Tablets(browser, baseURL ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'classroom-tablet-'));
    const steady = await takeSeat(await tablets.open(), anna, taskId);
    const reopening = await takeSeat(await tablets.open(), bo, taskId);
    const starting = await takeSeat(await tablets.open(), dana, taskId);
    const asking = await takeSeat(await tablets.open(), emil, taskId);
    // A deadline that passes on the tablets while they have no network.
    await moveDeadline(teacher, dueId, new Date(Date.now() + DUE_MS).toISOString());
    const late = await takeSeat(await tablets.open(), fay, dueId);
    let switchedOff = await tablets.openAt(folder);
    const off = await takeSeat(switchedOff, carl, taskId);

    // Two children of one tablet: the first one leaves work behind that nobody could send.
    const shared = await tablets.open();
    const first = await takeSeat(shared, gus, taskId);
    await shared.route(UPLOAD_CALL, (route) => route.abort('connectionfailed'));
    await first.make('b');
    await first.page.goto('/dashboard');
    await first.page.getByRole('button', { name: /^My account/ }).click();
    await first.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await first.page.getByRole('button', { name: 'Sign out anyway' }).click(PATIENCE);
    await expect(first.page).toHaveURL(/login/, PATIENCE);
    await shared.unroute(UPLOAD_CALL);
    const second = { ...(await makeSigner(gus.schoolId, ROLE.student)), password: PASSWORD };
    await fillSignIn(first.page, second);
    await expect(first.page).toHaveURL(/dashboard/, PATIENCE);
    await first.page.goto('/scratch/new');
    await untilOpen(first.page);
    const other = new Seat(second, taskId, first.page);
    await other.edit('z');
    other.work = await save(other.page);

    await tablets.setOffline(true);
    await Promise.all([
      reopening.make('b'),
      off.make('b'),
      starting.make('b'),
      asking.make('b'),
      late.make('b'),
      other.make('y'),
    ]);
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) {
      await steady.make(key);
      await tablets.pass(10);
      if (key === 'b') await late.make('c');
    }
    // The server's clock has not been moved on: by that the deadline is now, and the child works past it.
    await moveDeadline(teacher, dueId, new Date().toISOString());
    await late.make('d');

    reopening.page = await reopen(reopening.page);
    await reopening.make('c');
    reopening.page = await reopen(reopening.page, reopening.address);
    await reopening.make('d');

    await switchedOff.close();
    switchedOff = await tablets.openAt(folder);
    await switchedOff.setOffline(true);
    off.page = await switchedOff.newPage();
    await off.page.goto(off.address);
    await untilOpen(off.page);
    await off.make('c');

    await starting.page.goto('/scratch/new');
    await starting.page.getByRole('button', { name: 'New project' }).click(PATIENCE);
    await untilOpen(starting.page);
    await edit(starting.page, 'n');
    await untilKept(starting.page);

    await asking.page.goto(`/student/task?id=${taskId}`);
    await asking.page.getByRole('button', { name: 'Hand in' }).click(PATIENCE);
    await expect(asking.page.getByRole('alert')).toContainText('nothing was handed in', PATIENCE);
    await asking.page.screenshot({ path: info.outputPath('hand-in-without-network.png') });
    expect((await submissionOf(teacher, asking)).handed_in).toEqual([]);

    // The network is back for all at the same moment.
    const open = { steady, reopening, off, late, other };
    const seats = Object.values(open);
    const began = Date.now();
    await tablets.setOffline(false);
    for (const [name, each] of Object.entries(open)) await each.untilArrived(ARRIVES_MS, name);
    info.annotations.push({ type: 'arrived', description: `${Date.now() - began} ms` });
    console.log(
      `a class of ${seats.length} open editors has arrived after ${Date.now() - began} ms`,
    );

    // What lies on a device without an open editor is sent from the home, and by its owner alone.
    await starting.page.goto('/dashboard');
    await starting.untilArrived(ARRIVES_MS);
    expect(await first.arrived()).not.toEqual(first.keys.toSorted());
    await other.page.goto('/dashboard');
    await signOut(other.page);
    await fillSignIn(other.page, gus);
    await first.untilArrived(ARRIVES_MS);

    // Handed in once, as the child saw it last.
    for (const each of [asking, steady, reopening, off, starting, first]) {
      await each.handIn();
      const { answer, handed_in } = await submissionOf(teacher, each);
      expect(handed_in).toHaveLength(1);
      expect(answer.work_id).toBe(each.work);
      expect(await keysOnServer(each.child, each.work, handed_in[0]?.version)).toEqual(
        each.keys.toSorted(),
      );
    }
    const { at_deadline, handed_in } = await submissionOf(teacher, late);
    expect(handed_in).toEqual([]);
    expect(await keysOnServer(fay, late.work, at_deadline?.version?.version)).toEqual(['a']);
    expect(await keysOnServer(fay, late.work, at_deadline?.arrived?.version)).toEqual([
      'a',
      'b',
      'c',
    ]);

    // Nobody has a project twice.
    for (const { child } of [...seats, asking, first]) expect(await worksOf(child)).toHaveLength(1);
    expect((await worksOf(dana)).map((each) => each?.version)).toHaveLength(2);

    const signer = { ...(await makeSigner(teacher.schoolId, ROLE.principal)), password: PASSWORD };
    await enter(screen, signer, `/taskMan/detail/${taskId}`);
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await screen.waitForTimeout(2000);
    await screen.screenshot({ path: info.outputPath('what-the-teacher-sees.png'), fullPage: true });
    await tablets.close();
    await rm(folder, { recursive: true, force: true });
  },
);
