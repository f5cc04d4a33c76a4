import Alert from '@mui/material/Alert';
import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';

interface Props {
  readonly saving: Saving;
}

/** Hints above the editor. */
export function EditorHints({ saving }: Props) {
  return (
    saving.kind === 'refused' && (
      <Alert severity="error" square>
        {saving.message}
      </Alert>
    )
  );
}
