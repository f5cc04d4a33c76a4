import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Question } from '#shared/forms/questions.ts';

interface Props {
  readonly question: Question;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A question of several inputs: its title above, hint and error below. */
export function QuestionFrame({ question: { title, hint, required }, error, children }: Props) {
  const id = useId();
  return (
    <Stack
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={error || hint ? `${id}-help` : undefined}
      spacing={0.5}
    >
      <Typography
        id={`${id}-title`}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        color={error ? 'error' : 'textPrimary'}
      >
        {title}
        {required && ' *'}
      </Typography>
      {children}
      {(error || hint) && (
        <FormHelperText id={`${id}-help`} error={error !== undefined}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Stack>
  );
}
