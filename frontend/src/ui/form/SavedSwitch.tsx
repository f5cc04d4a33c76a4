import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useOptimistic, useTransition } from 'react';

interface Props {
  readonly label: string;
  /** What the server has. */
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** The id of a text that explains it. */
  readonly describedBy?: string;
  /** Saves the choice. When that fails, it shows the error itself. */
  readonly onSave: (checked: boolean) => Promise<unknown>;
}

/** A switch that saves at once. It shows what was chosen while that is saved, and then what the server has. */
export function SavedSwitch({ label, checked, disabled = false, describedBy, onSave }: Props) {
  const [shown, show] = useOptimistic(checked);
  const [isSaving, startSaving] = useTransition();
  const save = (chosen: boolean) =>
    startSaving(async () => {
      show(chosen);
      await onSave(chosen).catch(() => undefined);
    });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={shown}
          disabled={disabled || isSaving}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          onChange={(_, chosen) => save(chosen)}
        />
      }
    />
  );
}
