import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';

export interface NativeSelectProps<T extends FieldValues, N extends FieldPath<T>> {
  readonly control: FieldControl<T>;
  readonly name: N;
  /** What else changes with the choice. */
  readonly onChoose?: (value: string) => void;
}

interface Props<T extends FieldValues, N extends FieldPath<T>> extends NativeSelectProps<T, N> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A select of the system, which is the quickest way through many names on phones and by keyboard. */
export function NativeSelect<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  onChoose,
  label,
  hint,
  children,
}: Props<T, N>) {
  const { field, fieldState } = useController({ control, name });
  const error = useIssueText(name, fieldState.error?.message, 'regions');
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth required error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Select
        native
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value);
          onChoose?.(target.value);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput id={id} />}
        inputProps={{ id, 'aria-describedby': help ? `${id}-help` : undefined }}
      >
        {children}
      </Select>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
