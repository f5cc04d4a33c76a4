import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ControllerRenderProps } from 'react-hook-form';

interface Props {
  readonly field: Omit<ControllerRenderProps, 'disabled'> & {
    readonly disabled?: boolean | undefined;
  };
  readonly label: string;
  /** What the field holds when it is checked, and when it is not. */
  readonly on?: unknown;
  readonly off?: unknown;
}

/** A checkbox of a form. */
export function FormCheckbox({ field, label, on = true, off = false }: Props) {
  const { value, onChange, ref, disabled = false, ...bound } = field;
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...bound}
          disabled={disabled}
          checked={value === on}
          onChange={(_, checked) => onChange(checked ? on : off)}
          slotProps={{ input: { ref } }}
        />
      }
      label={label}
    />
  );
}
