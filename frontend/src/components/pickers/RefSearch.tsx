import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export interface Ref {
  readonly id: string;
  readonly name: string;
}

interface Props<T extends Ref> {
  readonly label: string;
  readonly value: T | null;
  readonly onChange: (chosen: T | null) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly options: readonly T[];
  readonly loading: boolean;
}

/** A record found by any part of its name; small enough for the bar above a list. */
export function RefSearch<T extends Ref>(props: Props<T>) {
  const { label, value, onChange, search, onSearch, options, loading } = props;
  return (
    <Autocomplete
      size="small"
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={search}
      onInputChange={(_, text) => onSearch(text)}
      options={options}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={loading}
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
