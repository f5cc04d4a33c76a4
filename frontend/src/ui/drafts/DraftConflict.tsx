import type { Draft } from '#frontend/src/lib/drafts/draft.ts';
import type { DraftView } from '#frontend/src/lib/drafts/draft-view.ts';
import { CompareDialog, type ComparedField } from '../form/CompareDialog.tsx';

interface Props<V extends object, R, C> {
  readonly draft: Draft<V, R, C>;
  readonly view: DraftView<V, R>;
  /** What is not compared stays as it is here. */
  readonly fields: readonly ComparedField<V>[];
  /** Puts the choice into the fields, and saves it with `draft.choose`. */
  readonly onChoose: (chosen: V) => void;
}

/** Somebody else has saved it in between: asks for each field which version stays. */
export function DraftConflict<V extends object, R, C>({
  draft,
  view: { theirs },
  fields,
  onChoose,
}: Props<V, R, C>) {
  if (!theirs) return null;
  const mine = draft.values.get();
  const compared = Object.fromEntries(fields.map(({ name }) => [name, theirs.value[name]]));
  return (
    <CompareDialog<V>
      edits={{ original: draft.before, mine, theirs: { ...mine, ...compared } }}
      fields={fields}
      onChoose={onChoose}
      onCancel={draft.postpone}
    />
  );
}
