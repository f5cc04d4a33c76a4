import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { VersionsButton } from '#frontend/src/entities/works/VersionsButton.tsx';
import type { TaskId } from '#shared/ids.ts';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { AnswerFacts } from './AnswerFacts.tsx';
import { EditConflictDialog } from './EditConflictDialog.tsx';
import { History, type ShownVersion } from './History.tsx';
import { type Command, withDigit } from './keys.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { SCORE_MAX } from './review.draft.ts';
import { useReviewDraft, type Writing } from './use-review-draft.ts';
import { useReviewKeys } from './use-review-keys.ts';
import type { VersionToReview } from './versions-to-review.ts';

interface Props {
  readonly taskId: TaskId;
  readonly answer: AnswerDto;
  readonly versions: readonly VersionToReview[];
  readonly version: ShownVersion;
  readonly single: boolean;
  readonly onSaved: (next: string) => void;
}

/** Applies a command to the review. Answers whether it did. */
function write(command: Command, { change }: Writing): boolean {
  if (command.does === 'digit')
    change(({ score }) => ({ score: withDigit(score, command.digit, SCORE_MAX) }));
  else if (command.does === 'erase') change(({ score }) => ({ score: score.slice(0, -1) }));
  else if (command.does === 'phrase')
    change(({ phrase }) => ({ phrase: phrase === command.phrase ? '' : command.phrase }));
  else if (command.does === 'return')
    change(({ outcome }) => ({ outcome: outcome === 'return' ? 'done' : 'return' }));
  else return false;
  return true;
}

/** The panel beside the work: the student, the versions, and the review. */
export function AnswerPanel({ taskId, answer, versions, version, single, onSaved }: Props) {
  const shown = versions[version.index];
  const writing = useReviewDraft({ taskId, answer, shown, onSaved });
  const comment = useRef<HTMLTextAreaElement>(null);
  const isReviewable = shown !== undefined;
  useReviewKeys(single, (command) => {
    if (!isReviewable) return false;
    if (command.does === 'save') writing.save();
    else if (command.does === 'comment') comment.current?.focus();
    else return write(command, writing);
    return true;
  });
  return (
    <Stack spacing={2}>
      <AnswerFacts answer={answer} shown={shown} />
      <History versions={versions} version={version} />
      {shown && (
        <Box>
          <VersionsButton work={{ ...shown, id: shown.work_id }} />
        </Box>
      )}
      {isReviewable && <ReviewForm writing={writing} comment={comment} />}
      <EditConflictDialog seen={answer} writing={writing} />
    </Stack>
  );
}
