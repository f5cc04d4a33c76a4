import { holdProject, type Release } from '#frontend/src/entities/scratch/saving/hold-project.ts';

interface Options extends Omit<Parameters<typeof holdProject>[2], 'take' | 'onGiveWay'> {
  readonly person: string;
}

/** Stops sending and releases the project; settles when it is released. */
type Finish = () => Promise<void>;

/** Projects whose editor was left while they were being sent, by person and id. */
const ending = new Map<string, Finish>();

/** The locks of one project that is open in this tab. */
export class OpenedProject {
  private readonly options: Options;
  private readonly releases: Release[] = [];
  /** Once its editor was left. */
  private finish: Finish | null = null;

  constructor(options: Options) {
    this.options = options;
  }

  private nameOf = (id: string): string => `${this.options.person}:${id}`;

  private readonly giveWay = (): boolean => {
    void this.finish?.();
    return this.finish !== null;
  };

  /** Answers false when the editor of another tab has the project. */
  async hold(id: string, take: boolean): Promise<boolean> {
    const { person, ...options } = this.options;
    await ending.get(this.nameOf(id))?.();
    const release = await holdProject(person, id, { ...options, take, onGiveWay: this.giveWay });
    if (release) this.releases.push(release);
    return release !== null;
  }

  release(): void {
    for (const release of this.releases.splice(0)) release();
  }

  /** Releases the project once it is sent, or when it is opened again before, also in another tab. */
  end(id: string, sent: Promise<unknown> | null, stop: () => Promise<void> | undefined): void {
    const name = this.nameOf(id);
    let finishing: Promise<void> | undefined;
    const finishNow = async () => {
      await stop();
      this.release();
      if (ending.get(name) === finish) ending.delete(name);
    };
    const finish: Finish = () => {
      finishing ??= finishNow();
      return finishing;
    };
    this.finish = finish;
    ending.set(name, finish);
    if (sent) void sent.finally(finish);
    else void finish();
  }
}
