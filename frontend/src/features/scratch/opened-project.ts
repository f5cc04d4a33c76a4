import { holdProject, type Release } from '#frontend/src/entities/scratch/saving/hold-project.ts';

interface Options extends Omit<Parameters<typeof holdProject>[2], 'take'> {
  readonly person: string;
}

/** Projects whose editor was left while they were being sent, by person and id. */
const ending = new Map<string, () => void>();

/** The locks of one project that is open in this tab. */
export class OpenedProject {
  private readonly options: Options;
  private readonly releases: Release[] = [];

  constructor(options: Options) {
    this.options = options;
  }

  private nameOf = (id: string): string => `${this.options.person}:${id}`;

  /** Answers false when another tab has the project. */
  async hold(id: string, take: boolean): Promise<boolean> {
    const { person, ...options } = this.options;
    const endNow = ending.get(this.nameOf(id));
    endNow?.();
    // A lock that is being released is waited for.
    const release = await holdProject(person, id, { ...options, take: take || Boolean(endNow) });
    if (release) this.releases.push(release);
    return release !== null;
  }

  release(): void {
    for (const release of this.releases.splice(0)) release();
  }

  /** Releases the project once it is sent, or when it is opened again before. */
  end(id: string, sent: Promise<unknown> | null, stop: () => void): void {
    const name = this.nameOf(id);
    const finish = (): void => {
      ending.delete(name);
      stop();
      this.release();
    };
    if (!sent) {
      finish();
      return;
    }
    ending.set(name, finish);
    void sent.finally(() => {
      if (ending.get(name) === finish) finish();
    });
  }
}
