import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { getSession } from '../session.ts';
import { isKeeping } from './caches.ts';
import { type KeptTemplate, keptDatabase } from './kept-database.ts';
import { type Bounds, surplus } from './surplus.ts';

/** A larger one is fetched when the child begins. */
export const TEMPLATE_BYTES = 10_000_000;
/** What a child may have to begin, on a device that is often nearly full. */
export const TEMPLATES: Bounds = { files: 10, bytes: 30_000_000 };

/** What is known of a kept template without reading it. */
export type TemplateNote = Omit<KeptTemplate, 'title' | 'project'>;

/** The child who is signed in: nothing of others is kept. */
export const childHere = (): UserId | undefined => {
  const session = getSession();
  return session?.role === ROLE.student ? session.user.id : undefined;
};

const idOf = (person: string, task: string): string => `${person}:${task}`;

/** The child whose templates may be kept now. */
const owner = async (): Promise<string | undefined> =>
  (await isKeeping()) ? childHere() : undefined;

/** What has to go: what nobody asks for any more first, and of that the oldest. */
export function withoutRoom(
  notes: readonly TemplateNote[],
  wanted: ReadonlySet<string>,
): readonly string[] {
  const rank = ({ task }: TemplateNote): number => (wanted.has(task) ? 1 : 0);
  const order = notes.toSorted((one, other) => rank(one) - rank(other) || one.at - other.at);
  const sizes = order.map(({ bytes }) => bytes);
  return order.slice(0, surplus(sizes, TEMPLATES)).map(({ id }) => id);
}

async function openStore() {
  const { store } = (await keptDatabase()).transaction('templates', 'readwrite');
  return store;
}
type Store = Awaited<ReturnType<typeof openStore>>;

async function notesIn(store: Store): Promise<TemplateNote[]> {
  const notes: TemplateNote[] = [];
  for (let at = await store.index('notes').openKeyCursor(); at; at = await at.continue()) {
    const [person, task, rev, file, bytes, time] = at.key;
    notes.push({ id: at.primaryKey, person, task, rev, file, bytes, at: time });
  }
  return notes;
}

/** Of the child who is signed in; none on a device that keeps nothing. */
export async function keptNotes(): Promise<readonly TemplateNote[]> {
  const person = await owner();
  if (!person) return [];
  const find = async () => notesIn(await openStore());
  const notes = await find().catch(() => []);
  return notes.filter((note) => note.person === person);
}

type Template = Omit<KeptTemplate, 'id' | 'person' | 'bytes' | 'at'>;

/** Keeps what a task begins with for this child, and as much of the others as there is room for. */
export async function keepTemplate(
  person: string,
  template: Template,
  wanted: ReadonlySet<string>,
): Promise<void> {
  if ((await owner()) !== person) return;
  const store = await openStore();
  // The person may have signed out while the store was opened.
  if (childHere() !== person) return;
  const bytes = template.project?.byteLength ?? 0;
  const id = idOf(person, template.task);
  await store.put({ ...template, id, person, bytes, at: Date.now() });
  for (const old of withoutRoom(await notesIn(store), wanted)) await store.delete(old);
}

/** Of tasks that can no longer be begun. */
export async function dropTemplates(tasks: readonly string[]): Promise<void> {
  const person = await owner();
  if (!person || tasks.length === 0) return;
  const store = await openStore();
  for (const task of tasks) await store.delete(idOf(person, task));
}

/** The project that a task begins with, as this device had it last. */
export async function keptTemplate(task: string): Promise<KeptTemplate | undefined> {
  const person = await owner();
  if (!person) return undefined;
  const find = async () => (await keptDatabase()).get('templates', idOf(person, task));
  return find().catch(() => undefined);
}

/** Whether a task can be begun from what this device has. */
export const hasTemplate = async (task: string): Promise<boolean> =>
  (await keptNotes()).some((note) => note.task === task && note.bytes > 0);
