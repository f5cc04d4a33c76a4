import { useState } from 'react';

/** The names of whom a form has the ids of. */
export interface Names {
  readonly of: (id: string) => string;
  readonly add: (known: Readonly<Record<string, string>>) => void;
}

export function useNames(known: Readonly<Record<string, string>>): Names {
  const [names, setNames] = useState(known);
  return {
    of: (id) => names[id] ?? '',
    add: (more) => setNames((before) => ({ ...before, ...more })),
  };
}

interface Staffed {
  readonly teacher_id: string;
  readonly teacher_name: string;
  readonly assistant_id: string | null;
  readonly assistant_name: string;
}

export const staffNames = (found: Staffed): Record<string, string> => ({
  [found.teacher_id]: found.teacher_name,
  ...(found.assistant_id && { [found.assistant_id]: found.assistant_name }),
});
