import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { RestoredAlert } from '#frontend/src/ui/form/RestoredAlert.tsx';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { PhraseChips } from './PhraseChips.tsx';
import { isScore, type ReviewDraft, SCORE_MAX } from './review-draft.ts';
import type { Writing } from './use-review-draft.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  readonly writing: Writing;
  readonly sending: Sending;
  readonly comment: RefObject<HTMLTextAreaElement | null>;
}

function Outcome({ writing }: Pick<Props, 'writing'>) {
  const { t } = useTranslation('submissions');
  const { draft, change } = writing;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={draft.outcome}
      aria-label={t('outcome')}
      onChange={(_, outcome: ReviewDraft['outcome'] | null) =>
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

function Restored({ writing: { isRestored, discard } }: Pick<Props, 'writing'>) {
  const { t } = useTranslation('submissions');
  if (!isRestored) return null;
  return <RestoredAlert text={t('restored')} action={t('discard')} onDiscard={discard} />;
}

function Fields({ writing: { draft, change }, comment }: Pick<Props, 'writing' | 'comment'>) {
  const { t } = useTranslation('submissions');
  return (
    <>
      <PhraseChips value={draft.phrase} onChange={(phrase) => change(() => ({ phrase }))} />
      <LabelledInput
        label={t('scoreOf', { max: SCORE_MAX })}
        value={draft.score}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={isScore(draft.score) ? undefined : t('scoreInvalid', { max: SCORE_MAX })}
        onChange={({ target }) => change(() => ({ score: target.value.trim() }))}
      />
      <LabelledInput
        label={t('comment')}
        value={draft.comment}
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
export function ReviewForm({ writing, sending, comment }: Props) {
  const { t } = useTranslation('submissions');
  const isDone = writing.draft.outcome === 'done';
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.save();
      }}
    >
      <Restored writing={writing} />
      <Fields writing={writing} comment={comment} />
      <Outcome writing={writing} />
      <FormProblem problem={sending.problem} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        color={isDone ? 'primary' : 'warning'}
        loading={sending.working}
        aria-keyshortcuts="Control+Enter"
      >
        {t(isDone ? 'saveDone' : 'saveReturn')}
      </Button>
    </Stack>
  );
}
