import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Question } from '#shared/forms/questions.ts';
import { shownQuestions } from '#shared/forms/shown-questions.ts';
import type { Draft, DraftValue } from './answers-draft.ts';
import { QuestionField } from './QuestionField.tsx';

interface Props {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly errorOf: (question: string) => string | undefined;
  readonly onChange: (question: string, value: DraftValue) => void;
  readonly onFiles: (question: Question, files: readonly File[]) => void;
}

/** The questions of a form that are shown for what was answered so far. */
export function FormQuestions({ questions, draft, errorOf, onChange, onFiles }: Props) {
  return (
    <Stack spacing={2}>
      {shownQuestions(questions, draft).map((question) => (
        <Paper key={question.id} id={`question-${question.id}`} sx={{ p: { xs: 2, sm: 3 } }}>
          <QuestionField
            question={question}
            value={draft[question.id]}
            error={errorOf(question.id)}
            onChange={(value) => onChange(question.id, value)}
            onFiles={(files) => onFiles(question, files)}
          />
        </Paper>
      ))}
    </Stack>
  );
}
