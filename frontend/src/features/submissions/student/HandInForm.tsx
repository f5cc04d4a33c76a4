import CheckIcon from '@mui/icons-material/CheckCircle';
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import { dropDraft, keepDraft, keptDraft } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { TaskId } from '#shared/ids.ts';
import type { Submission } from '#shared/tasks/fields.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { WAITING_STATES } from '#shared/tasks/rules.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { NotSent, useNewestVersion } from './newest-version.ts';
import { useHandIn } from './own-answer.ts';

/** Messages that are kept at most. */
const KEPT_MOST = 100;

/** The message to the teacher, kept on the device until it is sent. */
function useWords(taskId: string) {
  const { user } = useSignedIn();
  const place = { owner: user, kind: 'words', name: taskId };
  const [words, setWords] = useState(() => keptDraft(place, z.string()) ?? '');
  return {
    words,
    write: (text: string) => {
      setWords(text);
      keepDraft(place, text, KEPT_MOST);
    },
    sent: () => {
      setWords('');
      dropDraft(place);
    },
  };
}

interface Props {
  readonly taskId: TaskId;
  readonly work: WorkDto;
  readonly submission: Submission;
  /** This device has newer changes, which are sent first. */
  readonly isUnsent: boolean;
  /** An editor has it open: it may have changes that are not known here, which are sent first as well. */
  readonly isOpen: boolean;
}

/** Hands in, repeating with the same key until the server has answered. */
function useSend(
  { taskId, work }: Pick<Props, 'taskId' | 'work'>,
  words: ReturnType<typeof useWords>,
) {
  const { t } = useTranslation('submissions');
  const { mutate, isPending, error } = useHandIn();
  const newest = useNewestVersion(work);
  const keyOf = useRequestKey();
  const handIn = (version: number) => {
    const said = { task_id: taskId, work_id: work.id, version, words: words.words };
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
  const isWorking = isPending || newest.isPending;
  const { error: problem } = newest;
  const notSent = problem instanceof NotSent ? problem : null;
  return {
    handIn,
    send: () => newest.mutate(undefined, { onSuccess: handIn }),
    isSending: newest.isPending,
    isWorking,
    notSent,
    error: error ?? (notSent ? null : problem),
  };
}

interface NotSentProps {
  readonly problem: NotSent;
  readonly work: WorkDto;
  readonly disabled: boolean;
  readonly onUseSaved: () => void;
}

/** Says why nothing was handed in. The saved version is handed in only when the student asks for it. */
function NotSentNotice({ problem: { result }, work, disabled, onUseSaved }: NotSentProps) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const isNowhere = result.kind === 'offline' && !result.isKept;
  return (
    <Alert severity="warning" role="alert">
      <Typography>{t(`sendFirst.${isNowhere ? 'unkept' : result.kind}`)}</Typography>
      {result.message && <Typography>{result.message}</Typography>}
      {result.kind !== 'offline' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
          <Button component={Link} to={paths.project(work.id)} variant="outlined" color="inherit">
            {t('openUnsent')}
          </Button>
          <Button color="inherit" disabled={disabled} onClick={onUseSaved}>
            {t('sendFirst.useSaved', { time: dateTime(work.saved_at) })}
          </Button>
        </Stack>
      )}
    </Alert>
  );
}

/** Where the button was: this version is with the teacher. */
function HandedInNow({ hint }: { readonly hint: string }) {
  const { t } = useTranslation('submissions');
  return (
    <Alert severity="success" icon={<CheckIcon fontSize="large" />}>
      <AlertTitle sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{t('handedInNow')}</AlertTitle>
      {hint}
    </Alert>
  );
}

/** Hands in the work's newest version. The message stays until the server has it. */
export function HandInForm({ taskId, work, submission, isUnsent, isOpen }: Props) {
  const { t } = useTranslation('submissions');
  const words = useWords(taskId);
  const { send, handIn, isSending, isWorking, notSent, error } = useSend({ taskId, work }, words);
  const { answer, hand_in, handed_in } = submission;
  const [last] = handed_in;
  const isHandedIn = last?.work_id === work.id && last.version === work.version;
  // While it is handed in, changes are with the server already, but not yet known here as a newer version.
  const isSame = isHandedIn && !isUnsent && !isOpen && !isWorking;
  const isPossible = hand_in === 'open' || hand_in === 'late';
  const isWaiting = isSame && WAITING_STATES.includes(answer.state);
  // With a new message the same version may be handed in again.
  const isThere = isWaiting && words.words.trim() === '';
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) send();
      }}
    >
      <LabelledInput
        label={t('wordsToTeacher')}
        value={words.words}
        multiline
        minRows={1}
        maxRows={6}
        maxLength={TASK_LIMITS.commentMax}
        onChange={({ target }) => words.write(target.value)}
      />
      {isWaiting && <HandedInNow hint={isPossible ? t('sameVersion') : ''} />}
      {isPossible && !isWaiting && (
        <Typography color="textSecondary">{t(isSame ? 'sameVersion' : 'frozen')}</Typography>
      )}
      <FormProblem problem={error} />
      {notSent && (
        <NotSentNotice
          problem={notSent}
          work={work}
          disabled={isWorking}
          onUseSaved={() => handIn(work.version)}
        />
      )}
      <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {isSending && isUnsent ? t('sendFirst.sending') : ''}
      </Typography>
      {isPossible && !isThere && (
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<SendIcon />}
          loading={isWorking}
          loadingPosition="start"
          sx={{ minHeight: '4rem', fontSize: '1.25rem' }}
        >
          {t(handed_in.length > 0 ? 'handInAgain' : 'handIn.now')}
        </Button>
      )}
    </Stack>
  );
}
