import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface LabelledInputProps
  extends Pick<
    OutlinedInputProps,
    | 'type'
    | 'name'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'inputRef'
    | 'autoComplete'
    | 'autoFocus'
    | 'multiline'
    | 'minRows'
    | 'maxRows'
    | 'endAdornment'
    | 'readOnly'
    | 'disabled'
    | 'placeholder'
  > {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  /** The keyboard of phones. */
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
}

/** A text input: label above, required marked, hint or error below. */
export function LabelledInput({
  label,
  required = false,
  hint,
  error,
  maxLength,
  inputMode,
  ...input
}: LabelledInputProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        slotProps={{
          input: { maxLength, inputMode, 'aria-describedby': help ? `${id}-help` : undefined },
        }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
