import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import type { ReviewValues } from './review.draft.ts';
import type { Writing } from './use-review-draft.ts';

interface Props {
  /** The answer that the review is about. */
  readonly seen: AnswerDto;
  readonly writing: Writing;
}

/** The answer was handed in again or reviewed in between. Nothing that was written is lost. */
export function EditConflictDialog({ seen, writing: { draft, view, choose, look } }: Props) {
  const { t } = useTranslation(['submissions', 'records']);
  const { theirs } = view;
  if (theirs && theirs.record.answer.times !== seen.times)
    return (
      <ConfirmDialog
        open
        title={t('handedInMeanwhile')}
        text={t('handedInMeanwhileText')}
        confirmLabel={t('lookAtIt')}
        onConfirm={look}
        onCancel={draft.postpone}
      />
    );
  return (
    <DraftConflict
      draft={draft}
      view={view}
      fields={[
        {
          name: 'outcome',
          label: t('outcome'),
          show: (value) => t(value === 'return' ? 'return' : 'done'),
        },
        { name: 'score', label: t('score') },
        {
          name: 'phrase',
          label: t('phrase'),
          show: (value) =>
            value && t(`records:phrases.${value as Exclude<ReviewValues['phrase'], ''>}`),
        },
        { name: 'comment', label: t('comment') },
      ]}
      onChoose={choose}
    />
  );
}
