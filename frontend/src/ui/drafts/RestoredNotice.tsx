import { useTranslation } from 'react-i18next';
import type { Draft } from '#frontend/src/lib/drafts/draft.ts';
import type { DraftView } from '#frontend/src/lib/drafts/draft-view.ts';
import { RestoredAlert } from '../form/RestoredAlert.tsx';

interface Props<V extends object, R, C> {
  readonly draft: Draft<V, R, C>;
  readonly view: DraftView<V, R>;
  /** The fields hold again what the server has. */
  readonly onDiscard?: (stored: V) => void;
}

/** Says that the fields hold what was written on this device before, and offers to give it up. */
export function RestoredNotice<V extends object, R, C>({
  draft,
  view: { restored },
  onDiscard,
}: Props<V, R, C>) {
  const { t } = useTranslation('drafts');
  if (!restored) return null;
  return (
    <RestoredAlert
      text={t('restored')}
      action={t('discard')}
      onDiscard={() => {
        const stored = draft.discard();
        onDiscard?.(stored);
      }}
    />
  );
}
