import i18next from 'i18next';
import type { Draft, Snapshot } from '#frontend/src/entities/scratch/drafts/draft.ts';
import type { Version } from '#frontend/src/entities/scratch/saving/server.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';

/** What could not be opened, although it is there. */
export interface Unopened {
  /** The newest version; what the device has not sent; or the version of another work that a copy begins from. */
  readonly kind: 'version' | 'changes' | 'source';
  /** null: of a project that the server does not have yet. */
  readonly work: string | null;
  /** Of changes: the version that they come from. */
  readonly no: number;
  readonly title: string;
  /** There are other versions of the project, and the user may look at them. */
  readonly hasEarlier: boolean;
}

/** The file of a version is not to be had: it is missing, or the network fails. */
export class MissingFile extends ApiError {
  readonly of: Unopened;

  constructor(of: Unopened) {
    super({ kind: 'network', message: i18next.t('scratch:unopened.missing') });
    this.of = of;
  }
}

/** The editor does not take the file. */
class RefusedFile extends Error {
  readonly of: Unopened;

  constructor(of: Unopened, options: ErrorOptions) {
    super(i18next.t('scratch:unopened.refused'), options);
    this.of = of;
  }
}

/** Names what could not be opened when the editor does not take it. */
export async function loadingOf(of: Unopened, load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch (cause) {
    throw new RefusedFile(of, { cause });
  }
}

interface KnownVersion extends Pick<Unopened, 'title' | 'hasEarlier'> {
  readonly version: Version;
}

export const versionToOpen = (
  { title, version, hasEarlier }: KnownVersion,
  kind: Unopened['kind'] = 'version',
): Unopened => ({ kind, work: version.work, no: version.no, title, hasEarlier });

export const unsentChanges = ({ work, base: no }: Draft, { title }: Snapshot): Unopened => ({
  kind: 'changes',
  work,
  no,
  title,
  hasEarlier: work !== null && no > 0,
});

/** null: it failed before there was anything to open. */
export const unopenedIn = (error: unknown): Unopened | null =>
  error instanceof MissingFile || error instanceof RefusedFile ? error.of : null;
