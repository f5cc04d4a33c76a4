import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

interface Props {
  readonly label: string;
  readonly value: ClassRef | null;
  readonly onChange: (chosen: ClassRef | null) => void;
}

/** One class, found by any part of its name; small enough for the bar above a list. */
export function ClassInput({ label, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  // The name of the chosen class stands in the field and is nothing to search for.
  const { data = [], isFetching } = useClassOptions(search === value?.name ? '' : search.trim());
  return (
    <Autocomplete
      size="small"
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={search}
      onInputChange={(_, text) => setSearch(text)}
      options={data}
      filterOptions={(options) => options}
      loading={isFetching}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      sx={({ layout }) => ({ flex: { xs: '1 1 40%', sm: 'none' }, width: { sm: layout.filter } })}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
