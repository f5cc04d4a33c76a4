import type { Draft, Sending, Snapshot } from './draft.ts';

/** A project as pieces in order: bytes that stay in the draft, or the name of an asset that is stored beside it. */
type Pieces = readonly (ArrayBuffer | string)[];

type Split<S extends Snapshot> = Omit<S, 'project'> & { readonly pieces: Pieces };

/** A draft without its assets. */
export interface SplitDraft extends Omit<Draft, 'sending' | 'sealed' | 'waiting'> {
  readonly sending: Split<Sending> | null;
  readonly sealed?: readonly Split<Snapshot>[];
  readonly waiting: Split<Snapshot> | null;
}

/** From here on a project is large: its assets are kept once, not with each snapshot. */
const LARGE_BYTES = 4 * 1024 ** 2;

const snapshotsOf = <S>({
  sending,
  sealed = [],
  waiting,
}: {
  readonly sending: S | null;
  readonly sealed?: readonly S[];
  readonly waiting: S | null;
}): S[] => [sending, ...sealed, waiting].filter((each) => each !== null);

export const isLarge = (draft: Draft): boolean =>
  snapshotsOf<Snapshot>(draft).some(
    ({ project, assets = [] }) => project.byteLength >= LARGE_BYTES && assets.length > 0,
  );

function split<S extends Snapshot>({ project, ...rest }: S): Split<S> {
  const pieces: (ArrayBuffer | string)[] = [];
  let at = 0;
  for (const { name, from, to } of rest.assets ?? []) {
    pieces.push(project.slice(at, from), name);
    at = to;
  }
  return { ...rest, pieces: [...pieces, project.slice(at)] };
}

export const splitDraft = (draft: Draft): SplitDraft => ({
  ...draft,
  sending: draft.sending && split(draft.sending),
  sealed: (draft.sealed ?? []).map((each) => split(each)),
  waiting: draft.waiting && split(draft.waiting),
});

/** The names of the assets that a draft needs. */
export const assetsOf = (draft: SplitDraft): string[] =>
  snapshotsOf<Split<Snapshot>>(draft).flatMap(({ pieces }) =>
    pieces.filter((piece) => typeof piece === 'string'),
  );

/** The bytes of a draft's assets, by their names. */
export function bytesOfAssets(draft: Draft): Map<string, () => ArrayBuffer> {
  const places = snapshotsOf<Snapshot>(draft).flatMap(({ project, assets = [] }) =>
    assets.map(({ name, from, to }) => [name, () => project.slice(from, to)] as const),
  );
  return new Map(places);
}

function join<S extends Snapshot>(
  { pieces, ...rest }: Split<S>,
  assets: ReadonlyMap<string, ArrayBuffer>,
): S {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? assets.get(piece) : piece));
  const project = new Uint8Array(parts.reduce((sum, part) => sum + (part?.byteLength ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (!part) throw new Error('an asset is missing');
    project.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return { ...rest, project: project.buffer } as unknown as S;
}

export const joinDraft = (draft: SplitDraft, assets: ReadonlyMap<string, ArrayBuffer>): Draft => ({
  ...draft,
  sending: draft.sending && join<Sending>(draft.sending, assets),
  sealed: (draft.sealed ?? []).map((each) => join<Snapshot>(each, assets)),
  waiting: draft.waiting && join<Snapshot>(draft.waiting, assets),
});
