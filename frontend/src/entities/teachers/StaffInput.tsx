import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { UserId } from '#shared/ids.ts';
import { type StaffRef, useStaffOptions } from './use-staff-options.ts';

interface Props {
  readonly label: string;
  readonly value: StaffRef | null;
  readonly onChange: (chosen: StaffRef | null) => void;
  /** Who is not to be chosen. */
  readonly except?: UserId | undefined;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** One member of staff who may teach a class, found by any part of name or account. */
export function StaffInput({ label, value, onChange, except, required, hint, error }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  // The name of the chosen person stands in the field and is nothing to search for.
  const asked = search === value?.name ? '' : search.trim();
  const { data = [], isFetching } = useStaffOptions(asked);
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} required={required ?? false}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Autocomplete
        id={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
        inputValue={search}
        onInputChange={(_, text) => setSearch(text)}
        options={data.filter((option) => option.id !== except)}
        // The server has searched already.
        filterOptions={(options) => options}
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
