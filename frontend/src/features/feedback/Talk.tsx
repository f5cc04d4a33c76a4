import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { feedback as contract, type SeenFeedback } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import type { SET_STATES } from '#shared/feedback/rules.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Bubble } from './Bubble.tsx';
import { FactList } from './FactList.tsx';
import { Pictures } from './Pictures.tsx';
import { seeQuery, useSetState, type Which } from './queries.ts';
import { StateChip } from './use-feedback-columns.tsx';

interface PartProps {
  readonly seen: SeenFeedback;
  readonly which: Which;
}

/** What it is and how far, and the buttons that change that. */
function Head({ seen: { feedback, desk }, which }: PartProps) {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const { mutate, isPending } = useSetState();
  const { state, rev, kind, to } = feedback;
  const set = (next: (typeof SET_STATES)[number]) =>
    mutate(
      { ...which, state: next, rev },
      {
        onSuccess: () => toast.success(t('changedState')),
        // Somebody else was faster: the toast says so, and the newest state is shown.
        onError: () => void invalidate(client, contract.endpoints.see),
      },
    );
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}
    >
      <Chip size="small" label={t(`kinds.${kind}`)} />
      <Chip size="small" label={t(`targets.${to}`)} />
      <StateChip state={state} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ ml: { sm: 'auto' }, flexWrap: 'wrap' }}>
        {desk && state !== 'working' && (
          <Button
            size="small"
            variant="outlined"
            loading={isPending}
            onClick={() => set('working')}
          >
            {t('work')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button size="small" variant="outlined" loading={isPending} onClick={() => set('closed')}>
            {t(desk ? 'close' : 'solved')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Conversation({ seen: { feedback, pictures, facts, answers, desk } }: PartProps) {
  const { t } = useTranslation('feedback');
  const { author, text, at } = feedback;
  const isMine = (by: 'author' | 'desk') => (by === 'desk') === desk;
  const nameOf = (by: 'author' | 'desk', name: string) =>
    !desk && by === 'author' ? t('you') : name || t('someone');
  return (
    <Stack component="ol" spacing={2} aria-label={t('conversation')} sx={{ m: 0, p: 0 }}>
      <Bubble name={nameOf('author', author.name)} at={at} text={text} mine={!desk}>
        {pictures.length > 0 && <Pictures pictures={pictures} />}
        {facts && <FactList facts={facts} />}
      </Bubble>
      {answers.map((each) => (
        <Bubble
          key={each.id}
          name={nameOf(each.by, each.name)}
          at={each.at}
          text={each.text}
          mine={isMine(each.by)}
        />
      ))}
    </Stack>
  );
}

interface Props extends Which {
  /** An answer is written and not sent. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Feedback as a conversation, for both sides of it. */
export function Talk({ onDirty, ...which }: Props) {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...seeQuery(which), staleTime: 0 });
  const isSeen = data !== undefined;
  // It is read now: lists show it as unread otherwise.
  useEffect(() => {
    if (isSeen) void invalidate(client, contract.endpoints.list);
  }, [client, isSeen]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const isFull = data.feedback.answers >= FEEDBACK_LIMITS.answersMax;
  return (
    <>
      <Head seen={data} which={which} />
      <Conversation seen={data} which={which} />
      {isFull ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('full')}
        </Alert>
      ) : (
        <AnswerForm which={which} desk={data.desk} onDirty={onDirty} />
      )}
    </>
  );
}
