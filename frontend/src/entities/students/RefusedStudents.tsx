import Alert from '@mui/material/Alert';
import type { FieldError } from '#shared/endpoint.ts';

interface Props {
  readonly refused: readonly { readonly errors: readonly FieldError[] }[];
  /** Says how many they are; the reasons follow. */
  readonly text: string;
}

/** How many students an action was refused for, and why. */
export function RefusedStudents({ refused, text }: Props) {
  if (refused.length === 0) return null;
  const reasons = new Set(refused.flatMap(({ errors }) => errors.map(({ message }) => message)));
  return (
    <Alert severity="warning">
      {text} {[...reasons].join(' ')}
    </Alert>
  );
}
