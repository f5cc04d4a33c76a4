import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

interface Props {
  readonly label: string;
  readonly value: readonly ClassRef[];
  readonly onChange: (classes: readonly ClassRef[]) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Several classes, found by any part of their names. */
export function ClassesInput({ label, value, onChange, hint, error }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useClassOptions(search.trim());
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Autocomplete
        id={id}
        multiple
        value={[...value]}
        onChange={(_, chosen) => onChange(chosen)}
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
        renderInput={(params) => <TextField {...params} error={error !== undefined} />}
      />
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
