import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Submission } from '#shared/contracts/task-fields.ts';
import type { WorkDto } from '#shared/contracts/work-fields.ts';
import type { TaskId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { WAITING_STATES } from '#shared/tasks.ts';
import { drop, keep, keptAt } from '../kept-drafts.ts';
import { useHandIn } from './own-answer.ts';

/** The message to the teacher, kept on the device until it is sent. */
function useWords(taskId: string) {
  const { user } = useSignedIn();
  const place = `words ${user.id} ${taskId}`;
  const [words, setWords] = useState(() => keptAt(place, z.string()) ?? '');
  return {
    words,
    write: (text: string) => {
      setWords(text);
      keep(place, text);
    },
    sent: () => {
      setWords('');
      drop(place);
    },
  };
}

interface Props {
  readonly taskId: TaskId;
  readonly work: WorkDto;
  readonly submission: Submission;
}

/** Hands in, repeating with the same key until the server has answered. */
function useSend(
  { taskId, work }: Pick<Props, 'taskId' | 'work'>,
  words: ReturnType<typeof useWords>,
) {
  const { t } = useTranslation('submissions');
  const { mutate, isPending, error } = useHandIn();
  const keyOf = useRequestKey();
  const send = () => {
    const { id: work_id, version } = work;
    const said = { task_id: taskId, work_id, version, words: words.words };
    mutate(
      { ...said, request_key: keyOf(JSON.stringify(said)) },
      {
        onSuccess: () => {
          words.sent();
          toast.success(t('handedInNow'));
        },
      },
    );
  };
  return { send, isPending, error };
}

/** Hands in the work's newest version. The message stays until the server has it. */
export function HandInForm({ taskId, work, submission }: Props) {
  const { t } = useTranslation('submissions');
  const words = useWords(taskId);
  const { send, isPending, error } = useSend({ taskId, work }, words);
  const { answer, hand_in, handed_in } = submission;
  const [last] = handed_in;
  const isSame = last?.work_id === work.id && last.version === work.version;
  const isPossible = hand_in === 'open' || hand_in === 'late';
  // The same version with no new message is handed in already.
  const isThere = isSame && WAITING_STATES.includes(answer.state) && words.words.trim() === '';
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <LabelledInput
        label={t('wordsToTeacher')}
        value={words.words}
        multiline
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.taskCommentMax}
        onChange={({ target }) => words.write(target.value)}
      />
      <Typography color="textSecondary">{t(isSame ? 'sameVersion' : 'frozen')}</Typography>
      <FormProblem problem={error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        startIcon={<SendIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={!isPossible || isThere}
      >
        {t(handed_in.length > 0 ? 'handInAgain' : 'handIn.now')}
      </Button>
    </Stack>
  );
}
