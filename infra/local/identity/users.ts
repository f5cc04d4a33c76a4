import type { FileStore } from './file-store.ts';

interface Attribute {
  readonly Name: string;
  readonly Value?: string;
}

/** A user as the pool keeps it; times are those of ISO 8601. */
export interface User {
  readonly Username: string;
  /** What is kept of the password. */
  readonly Password: string;
  readonly Attributes: readonly Attribute[];
  readonly Enabled: boolean;
  readonly UserStatus: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  readonly UserCreateDate: string;
  readonly UserLastModifiedDate: string;
  /** The sessions that can be refreshed (`sessions.ts`), the newest last. */
  readonly RefreshTokens: readonly string[];
}

const place = (username: string) => ['Users', username];

/** The users of the pool, by name. */
export class Users {
  readonly #store: FileStore;

  constructor(store: FileStore) {
    this.#store = store;
  }

  find(username: string): User | undefined {
    return this.#store.get<User>(place(username));
  }

  save(user: User): void {
    this.#store.set(place(user.Username), user);
  }

  delete({ Username }: User): void {
    this.#store.delete(place(Username));
  }
}
