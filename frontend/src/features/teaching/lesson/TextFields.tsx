import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Writing } from '../draft/use-draft.ts';

/** What was taught, and what is to be done at home. */
export function TextFields({ writing: { draft, set } }: { readonly writing: Writing }) {
  const { t } = useTranslation('teaching');
  return (
    <Paper sx={{ p: 2 }}>
      <Stack spacing={2}>
        <LabelledInput
          label={t('content')}
          hint={t('contentHint')}
          value={draft.content}
          multiline
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.lessonContentMax}
          onChange={({ target }) => set({ content: target.value })}
        />
        <LabelledInput
          label={t('homework')}
          value={draft.homework}
          multiline
          maxRows={6}
          maxLength={LIMITS.lessonHomeworkMax}
          onChange={({ target }) => set({ homework: target.value })}
        />
      </Stack>
    </Paper>
  );
}
