import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export interface Ref {
  readonly id: string;
  readonly name: string;
}

/** Asks the server for records by any part of their names. */
export type UseOptions<T extends Ref> = (search: string) => {
  readonly data: readonly T[] | undefined;
  readonly isFetching: boolean;
};

export interface RefSearchProps<T extends Ref> {
  readonly label: string;
  readonly value: T | null;
  readonly onChange: (chosen: T | null) => void;
}

interface Props<T extends Ref> extends RefSearchProps<T> {
  readonly useOptions: UseOptions<T>;
}

/** A record found by any part of its name; small enough for the bar above a list. */
export function RefSearch<T extends Ref>(props: Props<T>) {
  const { label, value, onChange, useOptions } = props;
  const [search, setSearch] = useState('');
  // The name of what is chosen stands in the field and is nothing to search for.
  const { data = [], isFetching } = useOptions(search === value?.name ? '' : search.trim());
  return (
    <Autocomplete
      size="small"
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={search}
      onInputChange={(_, text) => setSearch(text)}
      options={data}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isFetching}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
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
