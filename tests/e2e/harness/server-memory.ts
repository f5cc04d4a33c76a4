import { loadWorks, WORK_LISTS } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { WorkId } from '#shared/ids.ts';
import type { Person } from '#tests/factories/person.ts';
import { keysOnServer } from './editor.ts';

/** What the server has ever had of a child's works: old automatic saves are thinned out. */
export class ServerMemory {
  readonly #owner: Person;
  readonly #known = new Map<WorkId, number>();
  readonly keys = new Set<string>();

  constructor(owner: Person) {
    this.#owner = owner;
  }

  async look(): Promise<void> {
    const { schoolId, userId } = this.#owner;
    const { entries } = await pageOfList(WORK_LISTS.ofOwner(schoolId, userId), { limit: 100 });
    const targets = entries.map(({ target }) => target);
    for (const work of await loadWorks(targets, schoolId)) if (work) await this.#read(work);
  }

  async #read({ id, version }: { readonly id: WorkId; readonly version: number }): Promise<void> {
    const { schoolId } = this.#owner;
    for (let no = (this.#known.get(id) ?? 0) + 1; no <= version; no += 1) {
      // A version may have been thinned out in between; a later one has what it had.
      if (await versionOf({ schoolId, id }, no))
        for (const key of await keysOnServer(this.#owner, id, no)) this.keys.add(key);
      this.#known.set(id, no);
    }
  }
}
