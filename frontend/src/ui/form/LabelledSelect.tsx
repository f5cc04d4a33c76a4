import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import { useId } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props
  extends Pick<SelectProps<string>, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A select: label above, error below. */
export function LabelledSelect({ label, choices, error, required = false, ...select }: Props) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Select
        {...select}
        displayEmpty
        labelId={`${id}-label`}
        id={id}
        aria-describedby={error ? `${id}-help` : undefined}
      >
        {choices.map(({ value, label: text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
      {error && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  );
}
