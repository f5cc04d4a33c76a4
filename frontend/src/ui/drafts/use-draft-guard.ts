import { useTranslation } from 'react-i18next';
import { type DraftView, leavingOf } from '#frontend/src/lib/drafts/draft-view.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';

type Guarded = Pick<DraftView<unknown, unknown>, 'unsavedSince' | 'isKept'>;

/** What is asked before a draft is left that stays on the device. */
export function useHarmlessLeaving() {
  const { t } = useTranslation('drafts');
  return { title: t('leave.title'), text: t('leave.text'), confirmLabel: t('leave.confirm') };
}

/** Asks before a draft is left that is not saved. Files that are on their way would be lost. */
export function useDraftGuard(view: Guarded, isUploading = false) {
  const harmless = useHarmlessLeaving();
  const leaving = isUploading ? 'lost' : leavingOf(view);
  return useLeaveGuard(leaving !== 'free', leaving === 'harmless' ? harmless : undefined);
}
