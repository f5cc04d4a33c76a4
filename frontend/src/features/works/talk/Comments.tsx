import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { works } from '#shared/works/contract.ts';
import type { CommentDto, WorkDto } from '#shared/works/fields.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { usePersonalHint } from '../personal/use-personal-hint.ts';
import { commentsOf, useComments, useShowWork } from '../queries.ts';
import { AbuseReportButton } from './AbuseReportButton.tsx';

interface Props {
  readonly work: WorkDto;
}

/** What the server says of the text, or why it did not answer. */
const refusalOf = (error: Error): string =>
  (error instanceof ApiError && error.errors[0]?.message) || error.message;

function CommentForm({ work }: Props) {
  const { t } = useTranslation('works');
  const { id, visibility } = work;
  const show = useShowWork(id);
  const [text, setText] = useState('');
  // The same key for every try, so that no comment is added twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useChange(works.endpoints.addComment, {
    changes: [commentsOf(id).queryKey],
    quiet: true,
  });
  const hint = usePersonalHint(text, visibility);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!text.trim()) return;
    add.mutate(
      { work_id: id, text, request_key: key },
      {
        onSuccess: ({ masked }) => {
          setText('');
          setKey(crypto.randomUUID());
          if (masked) toast.warning(t('masked'));
          show({ comments: work.comments + 1 });
        },
      },
    );
  }
  const { ref, ...limit } = useMaxLength(text, WORK_LIMITS.commentMax);
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
      <TextField
        fullWidth
        multiline
        label={t('comment')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          add.reset();
        }}
        error={add.isError}
        helperText={add.error ? refusalOf(add.error) : hint}
        ref={ref}
        slotProps={{ htmlInput: limit }}
      />
      <Button type="submit" variant="contained" disabled={!text.trim()} loading={add.isPending}>
        {t('sendComment')}
      </Button>
    </Stack>
  );
}

interface LineProps extends Props {
  readonly comment: CommentDto;
}

function CommentLine({ work, comment }: LineProps) {
  const { id, author, text, at, removable } = comment;
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const show = useShowWork(work.id);
  const remove = useChange(works.endpoints.removeComment, {
    changes: [commentsOf(work.id).queryKey],
  });
  return (
    <Stack component="li" direction="row" sx={{ justifyContent: 'space-between' }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('by', { author, time: dateTime(at) })}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </div>
      {removable && (
        <Tooltip title={t('removeComment', { author })}>
          <IconButton
            aria-label={t('removeComment', { author })}
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { work_id: work.id, comment_id: id },
                { onSuccess: () => show({ comments: work.comments - 1 }) },
              )
            }
          >
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      )}
      {!removable && <AbuseReportButton work={work} comment={comment} />}
    </Stack>
  );
}

/** The comments on a work, the newest first. */
export function Comments({ work }: Props) {
  const { t } = useTranslation('works');
  const query = useComments(work.id);
  const { data, error } = query;
  return (
    <Stack component="section" spacing={2} aria-label={t('comments')}>
      <Typography variant="h2">{t('comments')}</Typography>
      {work.own_school && <CommentForm work={work} />}
      {query.isPending && <ListSkeleton />}
      {error && !data && <ErrorState error={error} onRetry={() => void query.refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{t('noComments')}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((comment) => (
          <CommentLine key={comment.id} work={work} comment={comment} />
        ))}
      </Stack>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </Stack>
  );
}
