import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { type Ref, useId, useState } from 'react';
import type { Ref as Named, UseOptions } from './RefInput.tsx';

export interface RefsProps<T extends Named> {
  readonly label: string;
  readonly value: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface Props<T extends Named> extends RefsProps<T> {
  readonly useOptions: UseOptions<T>;
}

/** Keeps the same array for the same choice: the input clears its text whenever it gets another array. */
function useChosen<T extends Named>(value: readonly T[]): T[] {
  const [kept, setKept] = useState(() => [...value]);
  const isKept =
    kept.length === value.length &&
    kept.every(({ id, name }, at) => id === value[at]?.id && name === value[at]?.name);
  if (isKept) return kept;
  const next = [...value];
  setKept(next);
  return next;
}

/** Several records, found by any part of their names. */
export function RefsInput<T extends Named>(props: Props<T>) {
  const { label, value, onChange, onBlur, inputRef, hint, error, useOptions } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useOptions(search.trim());
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Autocomplete
        id={id}
        multiple
        value={useChosen(value)}
        onChange={(_, chosen) => onChange(chosen)}
        onBlur={() => onBlur?.()}
        inputValue={search}
        onInputChange={(_, text) => setSearch(text)}
        options={data}
        // The server has searched already.
        filterOptions={(options) => options}
        filterSelectedOptions
        loading={isFetching}
        getOptionKey={(option) => option.id}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(params) => (
          <TextField {...params} inputRef={inputRef} error={error !== undefined} />
        )}
      />
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
