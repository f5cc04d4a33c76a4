import { useEffect, useState } from 'react';
import { useSignedIn } from '../session.ts';
import { useStore } from '../store.ts';
import { Draft, type DraftOptions } from './draft.ts';
import type { DraftKind } from './draft-kind.ts';

/** A draft while its screen is open, of the person who is signed in. */
export function useDraft<V, R, C>(
  kind: DraftKind<V, R, C>,
  options: Omit<DraftOptions<V, R, C>, 'kind' | 'owner'>,
) {
  const { user } = useSignedIn();
  const [draft] = useState(() => new Draft({ kind, owner: user, ...options }));
  useEffect(() => {
    draft.open();
    return draft.close;
  }, [draft]);
  return { draft, view: useStore(draft.view) };
}
