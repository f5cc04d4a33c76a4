import { StoredUser } from '#shared/people/fields.ts';

/** The stored user, if it matches what this version of the application expects. */
export function parseUser(stored: string): StoredUser | null {
  try {
    return StoredUser().safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
