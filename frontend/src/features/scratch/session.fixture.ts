import { vi } from 'vitest';
import { textOf } from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { Session } from './session.ts';
import { OPENING, type View } from './view.ts';

export const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

interface Opening {
  /** What the editor does not take. */
  readonly refused?: readonly string[];
  /** The work whose saved version is opened beside a damaged draft. */
  readonly saved?: string | undefined;
}

/** A session with an editor that shows what it was given last; what it does not take leaves it empty. */
export async function openSession(id: string, { refused = [], saved }: Opening = {}) {
  let shown = '';
  const load = vi.fn(async (project: ArrayBuffer | null) => {
    const text = project ? textOf(project) : '';
    shown = refused.includes(text) ? '' : text;
    if (refused.includes(text)) throw new Error('broken');
  });
  let view: View = OPENING;
  const session = new Session({
    person: 'ann',
    id,
    saved,
    task: null,
    untitled: '',
    titleOfCopy: (title) => title,
    bridge: {
      isThere: Promise.resolve(),
      arrive: () => true,
      load,
      save: async () => ({ project: bytesOf(shown), thumbnail: null, assets: [] }),
    },
    onView: (next) => {
      view = next;
    },
    onMoved: () => undefined,
  });
  await session.open();
  /** Adds to the project, and saves it. */
  const edit = (text: string) => {
    shown = `${shown} ${text}`;
    session.onEditorEvent({ type: 'changed' });
    return session.save();
  };
  return { session, load, edit, view: () => view, shown: () => shown };
}
