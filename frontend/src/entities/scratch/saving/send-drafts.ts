import {
  type Draft,
  type DraftName,
  isOfProject,
  needsSending,
  newestOnly,
  projectOf,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { isAllRead } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import { drafts } from '#frontend/src/entities/scratch/drafts/open-drafts.ts';
import { unsentKey } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { works } from '#shared/works/contract.ts';
import { type SavedInTab, withProject } from './hold-project.ts';
import { openProjects } from './open-projects.ts';
import { serverOf } from './save-calls.ts';
import { Saver, type Saving } from './saver.ts';

/** What became of a project's unsent changes. */
export type SentProject =
  /** The device had none. */
  | { readonly kind: 'nothing' }
  /** The server has all of them, as this version. */
  | { readonly kind: 'sent'; readonly work: string; readonly no: number }
  /**
   * `message`: the server's word, if it said one. `busy`: another tab has it open and does not answer, or has just
   * opened it. `unread`: the device may have some that cannot be read. `isKept`: all of it is known to be on the device;
   * else it may be in the editor of another tab only.
   */
  | {
      readonly kind: 'offline' | 'stale' | 'refused' | 'busy' | 'unread';
      readonly message: string;
      readonly isKept: boolean;
      /** As the tab that has it open calls it. */
      readonly title: string;
    };

/** How long another tab may take to send a project that it has open. */
const PATIENCE_MS = 30_000;

export const newKey = (): string => crypto.randomUUID();

const reasonOf = (saving: Saving | undefined): SavedInTab['reason'] =>
  saving?.kind === 'stale' || saving?.kind === 'refused' ? saving.kind : 'offline';

/** The editor goes on with what the device has. */
const leftToEditor = (title: string): SentProject => ({
  kind: 'busy',
  message: '',
  isKept: true,
  title,
});

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/**
 * Until an editor wants the project. What is on its way then is sent again by that editor: with the same key, so that
 * it makes one version.
 */
async function sendDraft(person: string, draft: Draft, wanted: AbortSignal): Promise<SentProject> {
  const shown: Saving[] = [];
  const saver = new Saver({
    draft,
    store: drafts,
    server: serverOf(person, wanted),
    newKey,
    onChange: (saving) => shown.push(saving),
  });
  await Promise.race([saver.flush(), whenAborted(wanted)]);
  // Only then another may read what the device has.
  if (wanted.aborted) await saver.stop();
  const { work, base } = saver.draft;
  const isSent = unsentOf(saver.draft) === null && work !== null;
  if (isSent) return { kind: 'sent', work, no: base };
  const title = unsentOf(draft)?.title ?? '';
  if (wanted.aborted) return leftToEditor(title);
  const last = shown.at(-1);
  const message = last?.kind === 'refused' ? last.message : '';
  // It was on the device, and stays there if that takes nothing more.
  return { kind: reasonOf(last), message, isKept: true, title };
}

async function sendKept(
  person: string,
  project: string,
  wanted: AbortSignal,
): Promise<SentProject> {
  const listed = await Promise.race([drafts.list(person), whenAborted(wanted)]);
  if (!listed || wanted.aborted) return leftToEditor('');
  const isOf = (draft: DraftName) => isOfProject(draft, project);
  const draft = newestOnly(listed.drafts.filter(needsSending)).find(isOf);
  if (draft) return sendDraft(person, draft, wanted);
  const isUnread = !isAllRead(listed) || listed.damaged.some(isOf);
  return isUnread ? { kind: 'unread', message: '', isKept: true, title: '' } : { kind: 'nothing' };
}

/** The application shows what was sent, also by another tab. */
async function renew(person: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: unsentKey(person) }),
    invalidate(queryClient, works.endpoints.info, works.endpoints.list),
  ]);
}

/**
 * Sends what the device keeps of a person's project. When a tab has it open, that tab is asked to send it, with what
 * is only in its editor.
 */
export async function sendProject(person: string, project: string): Promise<SentProject> {
  try {
    const act = (wanted: AbortSignal) => sendKept(person, project, wanted);
    const sent = await withProject(person, project, { act, patienceMs: PATIENCE_MS });
    if ('kind' in sent) {
      if (sent.kind === 'sent') void renew(person);
      return sent;
    }
    void renew(person);
    const { isSent, work, no, reason, isKept, title } = sent;
    if (isSent && work) return { kind: 'sent', work, no };
    return { kind: reason, message: '', isKept, title };
  } catch {
    return { kind: 'busy', message: '', isKept: false, title: '' };
  }
}

interface Which {
  /** Also asks tabs with an open editor for what they have not kept yet. */
  readonly withOpen?: boolean;
}

async function projectsOf(person: string, { withOpen = false }: Which): Promise<string[]> {
  const { drafts: kept, damaged } = await drafts.list(person);
  const open = withOpen ? await openProjects(person).catch(() => []) : [];
  return [...new Set([...[...kept.filter(needsSending), ...damaged].map(projectOf), ...open])];
}

/** Sends all that the device keeps of a person, one after the other. Answers what became of each, by project. */
export async function sendDrafts(
  person: string,
  which: Which = {},
): Promise<ReadonlyMap<string, SentProject>> {
  const sent = new Map<string, SentProject>();
  for (const project of await projectsOf(person, which))
    sent.set(project, await sendProject(person, project));
  return sent;
}
