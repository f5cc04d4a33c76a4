import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { forms } from '#shared/forms/contract.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';
import type { FormAnswerDto, FormDto } from '#shared/forms/fields.ts';
import { asksForFiles, type Question } from '#shared/forms/questions.ts';
import { useAnswer } from '../queries.ts';
import { filesFor, useAnswerText } from './answer-text.ts';

interface OneProps {
  readonly question: Question;
  readonly answer: FormAnswerDto;
}

function Files({ question, answer }: OneProps) {
  const files = filesFor(answer, question);
  const [first] = files;
  if (question.kind === 'signature' && first)
    return (
      <Box
        component="img"
        src={first.url}
        alt={question.title}
        sx={{
          maxWidth: '100%',
          height: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    );
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {files.map(({ id, name, url }) => (
        <Button
          key={id}
          component="a"
          href={url}
          download={name}
          startIcon={<AttachFileIcon />}
          sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

function One({ question, answer }: OneProps) {
  const { t } = useTranslation('forms');
  const textOf = useAnswerText();
  const isAnswered = answer.answers[question.id] !== undefined;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {question.title}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {!isAnswered && t('notAnswered')}
        {isAnswered &&
          (asksForFiles(question) ? (
            <Files question={question} answer={answer} />
          ) : (
            textOf(question, answer)
          ))}
      </Box>
    </div>
  );
}

function Content({ form, answer }: { readonly form: FormDto; readonly answer: FormAnswerDto }) {
  const { t } = useTranslation('forms');
  const { dateTime } = useFormats();
  const said = [dateTime(answer.at), answer.student].filter(Boolean).join(' · ');
  // What is there no more is shown where it was answered.
  const current = new Set(form.list.map(({ id }) => id));
  const asked = everyQuestion(form.list, form.past).filter(
    ({ id }) => current.has(id) || answer.answers[id] !== undefined,
  );
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t('sentBy', { said })}</Typography>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        {asked.map((question) => (
          <One key={question.id} question={question} answer={answer} />
        ))}
      </Stack>
    </Stack>
  );
}

interface Props {
  readonly form: FormDto;
  readonly id: string;
  readonly onClose: () => void;
}

/** One answer. Who opens it has seen it. */
export function AnswerDialog({ form, id, onClose }: Props) {
  const { t } = useTranslation('forms');
  const { data, error, refetch } = useAnswer(form.id, id);
  const { list, detail } = forms.endpoints;
  const { mutate } = useChange(forms.endpoints.seen, { changes: [list, detail], quiet: true });
  const answer = data?.answer;
  const see = useEffectEvent((seen: FormAnswerDto) =>
    mutate({ form_id: form.id, answer_ids: [seen.id], seen: true }),
  );
  useEffect(() => {
    if (answer && !answer.seen) see(answer);
  }, [answer]);
  return (
    <ClosableDialog title={t('answer')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {answer && <Content form={form} answer={answer} />}
        {!answer && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!answer && !error && <ListSkeleton rows={5} />}
      </DialogContent>
    </ClosableDialog>
  );
}
