import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { draftOf, type ReviewDraft } from './review-draft.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  /** The answer that the review is about. */
  readonly seen: AnswerDto;
  readonly mine: ReviewDraft;
  readonly sending: Sending;
}

/** The answer was handed in again or reviewed in between. Nothing that was written is lost. */
export function EditConflictDialog({ seen, mine, sending: { theirs, choose, back, look } }: Props) {
  const { t } = useTranslation(['submissions', 'records']);
  if (!theirs) return null;
  if (theirs.times !== seen.times)
    return (
      <ConfirmDialog
        open
        title={t('handedInMeanwhile')}
        text={t('handedInMeanwhileText')}
        confirmLabel={t('lookAtIt')}
        onConfirm={look}
        onCancel={back}
      />
    );
  return (
    <CompareDialog<ReviewDraft>
      edits={{ original: draftOf(seen), mine, theirs: draftOf(theirs) }}
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
            value && t(`records:phrases.${value as Exclude<ReviewDraft['phrase'], ''>}`),
        },
        { name: 'comment', label: t('comment') },
      ]}
      onChoose={choose}
      onCancel={back}
    />
  );
}
