import { expect, type Page } from '@playwright/test';
import { type TaskAnswer, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { works } from '#functions/domain/works/work.ts';
import { TaskId, type WorkId } from '#shared/ids.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import type { Person } from '#tests/factories/person.ts';
import type { BreakableBrowser } from './breakable-browser.ts';
import { keysIn, keysInEditor, keysOnServer, PATIENCE } from './editor.ts';

interface HandingIn {
  /** The task's page. */
  readonly page: Page;
  /** The editor of this device, if it is open. */
  readonly editor: Page | null;
  readonly child: Person;
  readonly task: string;
  readonly browser: BreakableBrowser;
  readonly log: (line: string) => void;
}

/** The project that answers the task, as a child sees it. */
interface Seen {
  readonly workId: WorkId;
  /** What is in the editor or on this device; null when only the server has the project. */
  readonly keys: readonly string[] | null;
  readonly newest: number;
}

type HandedIn = TaskAnswer['handedIn'][number];

/** Words that are true only when the network is away, two versions wait for a decision, or the store is refused. */
const SAYS = {
  offline: /server cannot be reached|network/i,
  stale: /changed elsewhere/,
  unread: /cannot read just now/,
};

const button = (page: Page) => page.getByRole('button', { name: /^Hand in( again)?$/ });

const findAnswer = ({ schoolId, userId }: Person, task: string) =>
  taskAnswers.get({ schoolId, userId, taskId: TaskId.parse(task) }, { consistent: true });

/** Waits until a project answers the task. */
export const untilLinked = (child: Person, task: string) =>
  expect.poll(async () => (await findAnswer(child, task))?.workId ?? '', PATIENCE).toMatch(/^wrk-/);

async function answerOf(child: Person, task: string) {
  const answer = await findAnswer(child, task);
  if (!answer?.workId) throw new Error('no project answers the task');
  return { handedIn: answer.handedIn, workId: answer.workId };
}

async function keysHere({ editor, browser }: HandingIn, workId: WorkId) {
  if (editor && new URL(editor.url()).pathname.endsWith(`/${workId}`)) return keysInEditor(editor);
  if (!browser.canRead) return null;
  const kept = (await browser.kept()).find(({ work }) => work === workId);
  const [newest] = kept?.files ?? [];
  return newest ? keysIn(newest) : null;
}

async function see(handing: HandingIn, workId: WorkId): Promise<Seen> {
  const { schoolId } = handing.child;
  const keys = await keysHere(handing, workId);
  const work = await works.get({ schoolId, id: workId }, { consistent: true });
  return { workId, keys, newest: work?.version ?? 0 };
}

/** Fails unless that is what the child saw: nothing older, nothing else. */
async function requireSeen(child: Person, seen: Seen, handedIn: HandedIn | undefined) {
  if (handedIn?.workId !== seen.workId) throw new Error('another project was handed in');
  const { version } = handedIn;
  if (!seen.keys) {
    if (version < seen.newest) throw new Error(`handed in ${version}, not ${seen.newest}`);
    return;
  }
  const keys = await keysOnServer(child, seen.workId, version);
  if (`${keys}` !== `${seen.keys}`) throw new Error(`handed in ${keys}, but seen was ${seen.keys}`);
}

/** Longer than the page shows the answer to an earlier attempt. */
const ANSWERING_MS = 500;

/** What the page says, read at once: it goes when the page tries again. */
const alertsOf = async (page: Page): Promise<string> => {
  const alerts = page.getByRole('region', { name: 'My answer' }).getByRole('alert');
  return (await alerts.allTextContents()).join(' ');
};

/** What the page answers: words why not, or null when it was handed in. */
async function outcome({ page, child, task }: HandingIn, before: number): Promise<string | null> {
  const end = Date.now() + PATIENCE.timeout;
  await page.waitForTimeout(ANSWERING_MS);
  while (Date.now() < end) {
    if ((await answerOf(child, task)).handedIn.length > before) return null;
    // What was handed in as it is already does not count twice.
    if (await page.getByText('Handed in!').isVisible()) return null;
    // A button that is off has not answered yet.
    if (
      await button(page)
        .isEnabled({ timeout: 100 })
        .catch(() => false)
    ) {
      const words = await alertsOf(page);
      if (words) return words;
    }
    await page.waitForTimeout(100);
  }
  throw new Error('neither handed in nor told why not');
}

/** Fails unless the words that the child reads are true. */
function requireTrue(words: string, { browser }: HandingIn): void {
  const isUnread = !browser.canRead && SAYS.unread.test(words);
  if (isUnread || SAYS.stale.test(words)) return;
  if (browser.isOffline && SAYS.offline.test(words)) return;
  throw new Error(`was told: ${words}`);
}

/** Hands in on the task's page: what the server has then is what the child saw, or the child is told that it has not. */
export async function handInWork(handing: HandingIn): Promise<void> {
  const { page, child, task, log } = handing;
  const before = await answerOf(child, task);
  if (before.handedIn.length >= TASK_LIMITS.handInsMax) return;
  const isThere = page.getByText('Handed in!');
  await button(page).or(isThere).first().waitFor(PATIENCE);
  // Another device may save while this page reads anew.
  const { newest } = await see(handing, before.workId);
  // As when the child comes back to this tab.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await page.waitForTimeout(1000);
  const seen = { ...(await see(handing, before.workId)), newest };
  if (await isThere.isVisible()) {
    log(`has handed in ${seen.keys} already`);
    // Without a network a page cannot know what another device has saved since.
    if (!seen.keys && handing.browser.isOffline) return;
    return requireSeen(child, seen, before.handedIn.at(-1));
  }
  await button(page).click();
  const words = await outcome(handing, before.handedIn.length);
  const { handedIn } = await answerOf(child, task);
  log(words ?? `hands in ${seen.keys ?? 'what the server has'}`);
  if (words) requireTrue(words, handing);
  if (!words || handedIn.length > before.handedIn.length)
    await requireSeen(child, seen, handedIn.at(-1));
}
