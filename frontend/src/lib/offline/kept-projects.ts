import { ROLE } from '#shared/roles.ts';
import { getSession } from '../session.ts';
import { isKeeping } from './caches.ts';
import { type KeptProject, keptDatabase } from './kept-database.ts';
import { type Bounds, surplus } from './surplus.ts';

/** What a child works on at the same time, on a device that is often nearly full. */
const BOUNDS: Bounds = { files: 6, bytes: 60_000_000 };

type Project = Omit<KeptProject, 'id' | 'person' | 'at' | 'bytes'>;

/** The child who is signed in: nothing of others is kept. */
const child = (): string | undefined => {
  const session = getSession();
  return session?.role === ROLE.student ? session.user.id : undefined;
};

async function keep(person: string, project: Project): Promise<void> {
  const { store } = (await keptDatabase()).transaction('projects', 'readwrite');
  if (child() !== person) return;
  const bytes = project.project.byteLength;
  const id = `${person}:${project.work}`;
  await store.put({ ...project, person, bytes, id, at: Date.now() });
  const all: { readonly id: string; readonly bytes: number }[] = [];
  for (let at = await store.index('sizes').openKeyCursor(); at; at = await at.continue())
    all.push({ id: at.primaryKey, bytes: at.key[1] });
  const tooMany = surplus(
    all.map((each) => each.bytes),
    BOUNDS,
  );
  for (const { id: old } of all.slice(0, tooMany)) await store.delete(old);
}

/** Keeps a project as the server has it now. A device without a store, or without space, keeps none. */
export async function keepProject(project: Project): Promise<void> {
  const person = child();
  if (person && (await isKeeping())) await keep(person, project).catch(() => undefined);
}

/** The project as the server had it when it was opened or saved last on this device. */
export async function keptProject(work: string): Promise<KeptProject | undefined> {
  const person = child();
  if (!person || !(await isKeeping())) return undefined;
  const find = async () => (await keptDatabase()).get('projects', `${person}:${work}`);
  return find().catch(() => undefined);
}
