import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf, useMaxLength } from './use-max-length.ts';

export interface LabelledInputProps
  extends Pick<
    OutlinedInputProps,
    | 'type'
    | 'name'
    | 'value'
    | 'onChange'
    | 'onFocus'
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
  /** Keeps a line for an error, so that nothing moves when it appears. */
  readonly reserved?: boolean;
  /** In code points: an emoji counts once. */
  readonly maxLength?: number | undefined;
  /** The keyboard of phones. */
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | undefined;
}

/** Shorter fields are names and numbers, whose end is in sight. */
const LONG = 100;
const NEARLY = 0.8;

/** How much of a long field is used, once its end is near: the browser takes no more without a word. */
function usedOf(value: unknown, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || maxLength < LONG || typeof value !== 'string') return undefined;
  const length = lengthOf(value);
  return length >= maxLength * NEARLY ? `${length} / ${maxLength}` : undefined;
}

/** A text input: label above, required marked, hint or error below. */
export function LabelledInput({
  label,
  required = false,
  hint,
  error,
  reserved = false,
  maxLength,
  inputMode,
  ...input
}: LabelledInputProps) {
  const id = useId();
  const { t } = useTranslation();
  const help = error ?? hint;
  const { ref, ...limit } = useMaxLength(input.value, maxLength);
  const used = usedOf(input.value, maxLength);
  const described = [help && `${id}-help`, used && `${id}-used`].filter(Boolean).join(' ');
  return (
    <FormControl ref={ref} fullWidth error={error !== undefined} required={required}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        slotProps={{
          input: { ...limit, inputMode, 'aria-describedby': described || undefined },
        }}
      />
      {(help || reserved) && <FormHelperText id={`${id}-help`}>{help || ' '}</FormHelperText>}
      {used && (
        <FormHelperText
          id={`${id}-used`}
          error={false}
          sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
        >
          {t('field.used', { used })}
        </FormHelperText>
      )}
    </FormControl>
  );
}
