import { type Draft, needsSending, newDraft } from '#frontend/src/entities/scratch/drafts/draft.ts';
import type { Opening } from './find-opening.ts';
import { cutTitle } from './new-projects.ts';
import type { SessionOptions } from './session-options.ts';
import { loadingOf, unsentChanges, versionToOpen } from './unopened.ts';
import { fetchWork, type OpenedWork } from './work-calls.ts';

/** A project that the editor has now. */
export interface Begun {
  readonly draft: Draft;
  readonly title: string;
  readonly savedAt: string | null;
  /** What is to be done at once: the draft is sent, or taken from the editor again, or a copy is saved without a change. */
  readonly next: 'nothing' | 'send' | 'change' | 'save';
}

type Options = Omit<SessionOptions, 'onView' | 'onMoved'>;

/** Throws `RefusedFile` when the editor does not take it. */
export const loadVersion = (
  bridge: Pick<Options['bridge'], 'load'>,
  opened: OpenedWork,
): Promise<void> => loadingOf(versionToOpen(opened), () => bridge.load(opened.project));

/** Of its draft only the link with its task may have to be sent. */
export function beginWork({ title, version }: OpenedWork, kept: Draft): Begun {
  const { work, no: base, at } = version;
  const draft = { ...kept, work, base };
  return { draft, title, savedAt: at, next: needsSending(draft) ? 'send' : 'nothing' };
}

/** Gives the editor the newest version of a work. */
export async function openNewest(
  work: string,
  draft: Draft,
  bridge: Pick<Options['bridge'], 'load'>,
): Promise<Begun> {
  const newest = await fetchWork(work);
  await loadVersion(bridge, newest);
  return beginWork(newest, draft);
}

async function openBeginning(opened: OpenedWork, options: Options): Promise<Begun> {
  const { person, id, bridge, titleOfCopy } = options;
  const { title, version, project } = opened;
  await loadingOf(versionToOpen(opened, 'source'), () => bridge.load(project));
  const draft = { ...newDraft(person, id), base: version.no };
  return { draft, title: cutTitle(titleOfCopy(title)), savedAt: null, next: 'save' };
}

/** Gives the editor what a project is opened with. Throws `MissingFile` or `RefusedFile` when that cannot be opened. */
export async function openInEditor(found: Opening, options: Options): Promise<Begun> {
  const { person, id, bridge, task, untitled } = options;
  if (found.kind === 'missing') throw found.error;
  if (found.kind === 'beginning') return openBeginning(found.opened, options);
  if (found.kind === 'work') {
    await loadVersion(bridge, found.opened);
    return beginWork(found.opened, found.draft);
  }
  if (found.kind === 'new') {
    await bridge.load(null);
    const draft = { ...newDraft(person, id), task };
    return { draft, title: untitled, savedAt: null, next: 'nothing' };
  }
  const { draft, unsent, isKept } = found;
  await loadingOf(unsentChanges(draft, unsent), () => bridge.load(unsent.project));
  return { draft, title: unsent.title, savedAt: null, next: isKept ? 'send' : 'change' };
}
