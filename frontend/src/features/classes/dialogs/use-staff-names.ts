import { useState } from 'react';
import type { StaffRef } from '#frontend/src/entities/teachers/use-staff-options.ts';

export interface StaffNames {
  readonly of: (id: string) => string;
  readonly add: (person: Pick<StaffRef, 'id' | 'name'>) => void;
}

/** The names of whom a form has the ids of: the class's own staff, and who has been chosen since. */
export function useStaffNames(known: Readonly<Record<string, string>>): StaffNames {
  const [names, setNames] = useState<Readonly<Record<string, string>>>(known);
  return {
    of: (id) => names[id] ?? '',
    add: ({ id, name }) => setNames((before) => ({ ...before, [id]: name })),
  };
}
