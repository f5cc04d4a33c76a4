import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Answer } from '#shared/endpoint.ts';
import { works } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { FilterWords } from '#shared/works/talk-calls.ts';
import { keptWords, useFilterWords } from './queries.ts';

const { filterWords } = works.endpoints;
type Kept = Answer<typeof filterWords>;

function WordsForm({ kept }: { readonly kept: Kept }) {
  const { t } = useTranslation('works');
  const { t: common } = useTranslation();
  const client = useQueryClient();
  const form = useRecordEdit({
    record: kept,
    current: FilterWords(),
    schema: filterWords.input.pick({ words: true }),
    namespace: 'works',
    valuesOf: ({ words }) => ({ words: words.join('\n') }),
    compared: [{ name: 'words', label: t('words') }],
    save: async ({ words = '' }, { rev }) => {
      const saved = await send(filterWords, { words, rev });
      client.setQueryData(keptWords.queryKey, saved);
      toast.success(t('saved'));
      return saved;
    },
  });
  const { question } = useLeaveGuard(form.formState.isDirty && !form.submitting);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
      <FormTextField
        control={form.control}
        name="words"
        hint={t('wordsHint', { count: WORK_LIMITS.blockedWordsMax })}
        multiline
        minRows={6}
        maxRows={16}
      />
      <FormProblem problem={form.problem} />
      <Box>
        <SubmitButton submitting={form.submitting}>{common('save')}</SubmitButton>
      </Box>
      {question}
      {form.question}
    </Stack>
  );
}

/** Words that are masked in comments. */
export function WordsTab() {
  const { t } = useTranslation('works');
  const { data, error, refetch } = useFilterWords();
  return (
    <Paper sx={{ p: 3 }}>
      <Typography variant="h2">{t('parts.words')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('wordsText')}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && <WordsForm kept={data} />}
    </Paper>
  );
}
