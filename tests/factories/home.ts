import { FILLS } from './homes.generated.ts';
import type { Person } from './person.ts';

/** Something in each card of a person's home. */
export async function fillHome(person: Person): Promise<void> {
  for (const fill of FILLS) await fill(person);
}

/** The store names the attributes of a position in any order, so cursors are compared by what they say. */
export const withoutCursors = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) =>
    name === 'cursor' && value
      ? JSON.parse(Buffer.from(value.split('.')[0], 'base64url').toString())
      : value,
  );
