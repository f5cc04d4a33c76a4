import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#frontend/src/entities/forms/answers-draft.ts';
import { FormQuestions } from '#frontend/src/entities/forms/FormQuestions.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { FormDraft } from './form-draft.ts';

interface Props {
  readonly draft: FormDraft;
  readonly onClose: () => void;
}

/** The form as it will be seen, with its conditions at work. Nothing is sent. */
export function PreviewDialog({ draft, onClose }: Props) {
  const { t } = useTranslation('forms');
  const [answers, setAnswers] = useState<Draft>({});
  return (
    <ClosableDialog title={draft.title || t('build.untitled')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="info">{t('build.previewHint')}</Alert>
          {draft.intro && <Typography sx={{ whiteSpace: 'pre-line' }}>{draft.intro}</Typography>}
          <FormQuestions
            questions={draft.questions}
            draft={answers}
            errorOf={() => undefined}
            onChange={(question, value) =>
              setAnswers((before) => ({ ...before, [question]: value }))
            }
            onFiles={(question, files) =>
              setAnswers((before) => ({
                ...before,
                [question.id]: files.map(({ name, size }) => ({
                  id: name,
                  name,
                  bytes: size,
                  sent: 1,
                  problem: '',
                  key: name,
                })),
              }))
            }
          />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
