import type * as z from 'zod';
import { getSession } from '#frontend/src/lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { createListeners, type Store } from '#frontend/src/lib/store.ts';

/** What the tools keep on this device: of the person who is signed in, by tool. */
interface Kept {
  readonly person: string | undefined;
  readonly tools: Readonly<Record<string, unknown>>;
}

const person = (): string | undefined => getSession()?.user.id;

function readAll(): Kept {
  const none = { person: person(), tools: {} };
  try {
    const found: Kept = JSON.parse(readStored(STORAGE_KEY.tools) ?? '{}');
    return found.person === none.person && typeof found.tools === 'object' ? found : none;
  } catch {
    return none;
  }
}

/** A part of what is kept; `none` where nothing is, or what an older version has kept. */
export function keptPart<S extends z.ZodType>(name: string, schema: S, none: z.output<S>) {
  return {
    read: (): z.output<S> => {
      const found = schema.safeParse(readAll().tools[name]);
      return found.success ? found.data : none;
    },
    write: (value: z.output<S>): void => {
      const { tools } = readAll();
      const all: Kept = { person: person(), tools: { ...tools, [name]: value } };
      writeStored(STORAGE_KEY.tools, JSON.stringify(all));
    },
  };
}

/** A part that several components draw, and that goes on while none of them is there. */
export function keptStore<S extends z.ZodType>(
  name: string,
  schema: S,
  none: z.output<S>,
): Store<z.output<S>> {
  const { read, write } = keptPart(name, schema, none);
  const { announce, subscribe } = createListeners();
  let held: { readonly of: string | undefined; readonly value: z.output<S> } | undefined;
  return {
    get: () => {
      // Somebody else may have signed in since.
      if (held?.of !== person() || !held) held = { of: person(), value: read() };
      return held.value;
    },
    set: (value) => {
      write(value);
      held = { of: person(), value };
      announce();
    },
    subscribe,
  };
}
