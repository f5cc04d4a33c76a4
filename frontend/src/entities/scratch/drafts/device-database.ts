import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createListeners } from '#frontend/src/lib/store.ts';

const lost = createListeners();

/** Called when the browser has closed or deleted a store: what was in it must be put again. */
export const whenDraftsAreLost = lost.subscribe;

/** Strict durability: a crash of the device right after must not lose the draft. */
export const DURABLE = { durability: 'strict' } as const;

/** A database of this device, opened when it is first used, and again when it was closed. */
export class DeviceDatabase<Schema extends DBSchema> {
  private readonly name: string;
  private readonly make: (db: IDBPDatabase<Schema>) => void;
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string, make: (db: IDBPDatabase<Schema>) => void) {
    this.name = name;
    this.make = make;
  }

  private readonly forget = (): void => {
    this.opened = undefined;
    lost.announce();
  };

  private async database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>(this.name, 1, {
      upgrade: this.make,
      // Somebody deletes the store (or a later version of the application changes it): it must not wait for this tab.
      blocking: (_current, _next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        this.forget();
      },
      // The browser has closed it: its data were cleared, or its disk is gone.
      terminated: this.forget,
    });
    try {
      return await this.opened;
    } catch (error) {
      this.opened = undefined;
      throw error;
    }
  }

  /** A connection may be closed between two transactions, before its event is heard: opened again once. */
  async use<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await act(await this.database());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.opened = undefined;
      return act(await this.database());
    }
  }
}
