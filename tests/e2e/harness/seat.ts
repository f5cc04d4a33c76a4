import { type BrowserContext, expect, type Page } from '@playwright/test';
import { loadWorks, WORK_LISTS } from '#functions/domain/works/work.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { getSubmission } from '#functions/tasks/get-submission.ts';
import type { TaskId, WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { Submission } from '#shared/tasks/fields.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeTask } from '#tests/factories/task.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { adoptEnvironment } from './cloud-report.ts';
import { edit, keysOnServer, PATIENCE, save, untilKept, untilOpen } from './editor.ts';
import { enter } from './enter.ts';
import { kept, untilFilesKept } from './kept-on-device.ts';
import type { Credentials } from './sign-in.ts';

export type Child = Person & Credentials;
const IDLE_MS = 3_000;
/** What is younger than two seconds may be lost with its tab. */
const YOUNG_MS = 2_500;

/** A class, and what it has to do. */
interface Lesson {
  readonly teacher: Person;
  readonly children: readonly Child[];
  readonly taskId: TaskId;
  readonly dueId: TaskId;
}

/** A class with a task, and another one that is due. */
export async function makeLesson(size: number): Promise<Lesson> {
  adoptEnvironment();
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const children: Child[] = [];
  for (let index = 0; index < size; index += 1)
    children.push({ ...(await makeSigner(schoolId, ROLE.student)), password: PASSWORD });
  const classIds = [await makeClass(teacher, children)];
  const given = { state: 'released', releaseAt: new Date().toISOString(), classIds } as const;
  const kind = 'scratch' as const;
  const task = await storeTask(teacher, { ...given, kind });
  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  const due = await storeTask(teacher, { ...given, kind, deadline });
  return { teacher, children, taskId: task.id, dueId: due.id };
}

/** A child with its project for a task in the open editor, as the server has it. */
export class Seat {
  readonly child: Child;
  readonly taskId: TaskId;
  page: Page;
  address = '';
  work: WorkId = '' as WorkId;
  /** All that the child has made in the task's project. */
  readonly keys: string[] = [];

  constructor(child: Child, taskId: TaskId, page: Page) {
    this.child = child;
    this.taskId = taskId;
    this.page = page;
  }

  async begin(): Promise<void> {
    await this.page.goto(`/student/task?id=${this.taskId}`);
    await expect.poll(async () => (await kept(this.page)).calls, PATIENCE).toContain('task/open');
    await this.page.goto(`/scratch/new?task=${this.taskId}`);
    await untilOpen(this.page);
    await this.edit('a');
    this.work = await save(this.page);
    this.address = new URL(this.page.url()).pathname;
    await expect
      .poll(() => kept(this.page), PATIENCE)
      .toMatchObject({ projects: 1, isControlled: true });
    // Its page as it is from now on.
    await this.page.goto(`/student/task?id=${this.taskId}`);
    await expect(this.page.getByRole('button', { name: 'Hand in' })).toBeVisible(PATIENCE);
    // A page keeps what it has read when it is idle.
    await this.page.waitForTimeout(IDLE_MS);
    await this.page.goto(this.address);
    await untilOpen(this.page);
  }

  async edit(key: string): Promise<void> {
    await edit(this.page, key);
    this.keys.push(key);
  }

  async make(...keys: string[]): Promise<void> {
    for (const key of keys) await this.edit(key);
    // Without a network the words of the bar are the same before: they do not change with each edit.
    await this.page.waitForTimeout(YOUNG_MS);
    await untilKept(this.page);
  }

  /** What the server has of the project. */
  arrived = (): Promise<string[]> => keysOnServer(this.child, this.work);

  /** Waits until the server has all that the child has made. */
  async untilArrived(timeout: number, message = this.child.account): Promise<void> {
    await expect.poll(this.arrived, { timeout, message }).toEqual(this.keys.toSorted());
  }

  async handIn(): Promise<void> {
    const address = `/student/task?id=${this.taskId}`;
    if (!this.page.url().endsWith(address)) await this.page.goto(address);
    await this.page.getByRole('button', { name: 'Hand in' }).click(PATIENCE);
    await expect(this.page.getByRole('region', { name: 'What I handed in' })).toBeVisible(PATIENCE);
  }
}

/** A child's tablet with its project open, and all pages that it needs without a network. */
export async function takeSeat(
  context: BrowserContext,
  child: Child,
  taskId: TaskId,
): Promise<Seat> {
  const page = await context.newPage();
  await enter(page, child, '/dashboard');
  await untilFilesKept(page);
  const made = new Seat(child, taskId, page);
  await made.begin();
  return made;
}

/** What staff see of a child's answer. */
export async function submissionOf(teacher: Person, { taskId, child }: Seat) {
  const asked = { task_id: taskId, student_id: child.userId };
  return (await getSubmission(await actorOf(teacher), asked as never, liveDeps)) as Submission;
}

export async function worksOf({ schoolId, userId }: Person) {
  const { entries } = await pageOfList(WORK_LISTS.ofOwner(schoolId, userId), { limit: 100 });
  return (
    await loadWorks(
      entries.map(({ target }) => target),
      schoolId,
    )
  ).filter(Boolean);
}
