import { useState } from 'react';

/** Names of members of staff by their ids, for fields that hold only the id. */
export interface StaffNames {
  readonly of: (id: string) => string;
  readonly add: (names: Readonly<Record<string, string>>) => void;
}

/** Begins with the names that are known; a field adds those that are chosen. */
export function useStaffNames(known: Readonly<Record<string, string>>): StaffNames {
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

/** The names of the teacher and the assistant of a class or a lesson, by their ids. */
export const staffNamesOf = (staffed: Staffed): Record<string, string> => ({
  [staffed.teacher_id]: staffed.teacher_name,
  ...(staffed.assistant_id && { [staffed.assistant_id]: staffed.assistant_name }),
});
