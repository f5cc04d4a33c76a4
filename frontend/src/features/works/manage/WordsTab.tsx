import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Answer } from '#shared/endpoint.ts';
import { works } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { FilterWords } from '#shared/works/talk-calls.ts';
import { keptWords, useFilterWords } from './queries.ts';

const { filterWords } = works.endpoints;
type Kept = Answer<typeof filterWords>;

const textOf = ({ words }: Pick<Kept, 'words'>): string => words.join('\n');

/** Saves the words, which may have been changed in between. */
function useWordsForm(kept: Kept) {
  const { t } = useTranslation('works');
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const save = async (words: string, rev: number) => {
    try {
      const saved = await send(filterWords, { words, rev });
      client.setQueryData(keptWords.queryKey, saved);
      toast.success(t('saved'));
    } catch (error) {
      const current = conflictingRecord(error, FilterWords());
      if (!current) throw error;
      setTheirs(current);
    }
  };
  const form = useContractForm({
    schema: filterWords.input.pick({ words: true }),
    defaultValues: { words: textOf(kept) },
    submit: ({ words = '' }) => save(words, kept.rev),
  });
  return { form, save, theirs, setTheirs };
}

function WordsForm({ kept }: { readonly kept: Kept }) {
  const { t } = useTranslation('works');
  const { t: common } = useTranslation();
  const { form, save, theirs, setTheirs } = useWordsForm(kept);
  const { question } = useLeaveGuard(form.formState.isDirty && !form.submitting);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
      <FormTextField
        control={form.control}
        name="words"
        label={t('words')}
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
      {theirs && (
        <CompareDialog<{ words: string }>
          original={{ words: textOf(kept) }}
          mine={{ words: form.getValues().words ?? '' }}
          theirs={{ words: textOf(theirs) }}
          fields={[{ name: 'words', label: t('words') }]}
          onChoose={({ words }) => {
            setTheirs(null);
            void form.attempt(() => save(words, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
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
      {data && <WordsForm key={data.rev} kept={data} />}
    </Paper>
  );
}
