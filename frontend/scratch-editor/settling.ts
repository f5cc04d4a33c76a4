/** Loading fires change events too, some of them this long after it. */
const SETTLING_MS = 300;

/** Tells a child's changes from those that loading itself fires. */
export class Settling {
  private isLoading = true;
  private isTouched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A touch or a key, after which a change is the child's: a slow computer settles long after it shows the project. */
  constructor(page: Pick<Window, 'addEventListener'>) {
    const touch = (): void => {
      this.isTouched = true;
    };
    for (const type of ['pointerdown', 'keydown'])
      page.addEventListener(type, touch, { capture: true, passive: true });
  }

  begin(): void {
    clearTimeout(this.timer);
    this.isLoading = true;
  }

  loaded(): void {
    this.isTouched = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isLoading = false;
    }, SETTLING_MS);
  }

  /** Whether a change is not the child's. */
  get isOwn(): boolean {
    return this.isLoading && !this.isTouched;
  }
}
