import type { ListedVersion } from '#shared/works/fields.ts';

type Said =
  | { readonly text: 'newest' | 'unopened' | 'byHand' | 'byItself' }
  | { readonly text: 'named' | 'template' | 'copy' | 'handed-in' }
  | { readonly text: 'restored'; readonly no: string }
  | { readonly text: 'note'; readonly note: string }
  | { readonly text: 'from'; readonly device: string }
  | { readonly text: 'deadline'; readonly deadline: string };

/** What a label says; a version that was restored has the number of the other one as its note. */
function labelled({ label, note }: Pick<ListedVersion, 'label' | 'note'>): readonly Said[] {
  if (label === '') return [];
  if (label === 'restored') return [{ text: label, no: note }];
  return label === 'named' ? [{ text: label }, { text: 'note', note }] : [{ text: label }];
}

/** Versions with other labels came of something else than a save, or tell themselves that somebody saved them. */
const TOLD = ['', 'handed-in'];

/** What the browser knows of a version; the rest comes from the server. */
export interface State {
  readonly isNewest: boolean;
  /** It is known not to open. */
  readonly isUnopened?: boolean;
}

/** What a list says of a version, in this order. */
export function saidOf(
  version: ListedVersion,
  { isNewest, isUnopened = false }: State,
): readonly Said[] {
  const { label, by_hand, device, deadlines } = version;
  const isTold = by_hand !== null && TOLD.includes(label);
  return [
    ...(isNewest ? [{ text: 'newest' } as const] : []),
    ...(isUnopened ? [{ text: 'unopened' } as const] : []),
    ...labelled(version),
    ...deadlines.map((deadline) => ({ text: 'deadline', deadline }) as const),
    ...(isTold ? [{ text: by_hand ? 'byHand' : 'byItself' } as const] : []),
    ...(device ? [{ text: 'from', device } as const] : []),
  ];
}
