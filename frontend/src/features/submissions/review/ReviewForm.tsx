import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { PhraseChips } from './PhraseChips.tsx';
import { isScore, type ReviewValues, SCORE_MAX } from './review.draft.ts';
import type { Writing } from './use-review-draft.ts';

interface Props {
  readonly writing: Writing;
  readonly comment: RefObject<HTMLTextAreaElement | null>;
}

function Outcome({ writing }: Pick<Props, 'writing'>) {
  const { t } = useTranslation('submissions');
  const { values, change } = writing;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={values.outcome}
      aria-label={t('outcome')}
      onChange={(_, outcome: ReviewValues['outcome'] | null) =>
        outcome && change(() => ({ outcome }))
      }
    >
      <ToggleButton value="done" color="success">
        {t('done')}
      </ToggleButton>
      <ToggleButton value="return" color="warning" aria-keyshortcuts="r">
        {t('return')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function Fields({ writing: { values, change }, comment }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <>
      <PhraseChips value={values.phrase} onChange={(phrase) => change(() => ({ phrase }))} />
      <LabelledInput
        label={t('scoreOf', { max: SCORE_MAX })}
        value={values.score}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={isScore(values.score) ? undefined : t('scoreInvalid', { max: SCORE_MAX })}
        onChange={({ target }) => change(() => ({ score: target.value.trim() }))}
      />
      <LabelledInput
        label={t('comment')}
        value={values.comment}
        multiline
        minRows={3}
        maxRows={8}
        maxLength={TASK_LIMITS.commentMax}
        inputRef={comment}
        onChange={({ target }) => change(() => ({ comment: target.value }))}
      />
    </>
  );
}

/** The review of an answer: phrase, score, comment, and outcome. */
export function ReviewForm({ writing, comment }: Props) {
  const { t } = useTranslation('submissions');
  const { draft, view, values, problem, isSaving, save } = writing;
  const isDone = values.outcome === 'done';
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RestoredNotice draft={draft} view={view} />
      <Fields writing={writing} comment={comment} />
      <Outcome writing={writing} />
      <DraftState draft={draft} view={view} />
      <FormProblem problem={problem} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        color={isDone ? 'primary' : 'warning'}
        loading={isSaving}
        aria-keyshortcuts="Control+Enter"
      >
        {t(isDone ? 'saveDone' : 'saveReturn')}
      </Button>
    </Stack>
  );
}
