import { useState } from 'react';

interface Row {
  readonly student_id: string;
}

/** Rows in the order in which they were first seen; new ones come last, in the order of the list. */
export function inStableOrder<R extends Row>(rows: readonly R[], seen: readonly string[]): R[] {
  const places = new Map(seen.map((id, place) => [id, place]));
  const placeOf = ({ student_id }: R) => places.get(student_id) ?? seen.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Keeps rows where they are when the list is loaded again, so that nobody taps on the wrong one. */
export function useStableOrder<R extends Row>(rows: readonly R[]): R[] {
  const [seen, setSeen] = useState<readonly string[]>(() => rows.map((row) => row.student_id));
  const known = new Set(seen);
  const added = rows.filter((row) => !known.has(row.student_id));
  if (added.length > 0) setSeen([...seen, ...added.map((row) => row.student_id)]);
  return inStableOrder(rows, seen);
}
