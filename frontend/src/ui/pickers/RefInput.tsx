import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { type Ref as ElementRef, useId, useState } from 'react';

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
  /** Whether it takes a whole row on phones. */
  readonly ownRow?: boolean;
}

export interface RefInputProps<T extends Ref> extends Omit<RefSearchProps<T>, 'ownRow'> {
  /** The id of a record that is not offered. */
  readonly except?: string | undefined;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly inputRef?: ElementRef<HTMLInputElement>;
}

interface WithOptions<T extends Ref> {
  readonly useOptions: UseOptions<T>;
}

type FieldProps<T extends Ref> = Pick<
  RefInputProps<T>,
  'value' | 'onChange' | 'onBlur' | 'except'
> &
  WithOptions<T> &
  Pick<AutocompleteProps<T, false, false, false>, 'id' | 'size' | 'sx' | 'renderInput'>;

function RefAutocomplete<T extends Ref>(props: FieldProps<T>) {
  const { value, onChange, except, useOptions, ...field } = props;
  const [search, setSearch] = useState('');
  // The field shows the name of the chosen record: that is no search.
  const { data = [], isFetching } = useOptions(search === value?.name ? '' : search.trim());
  return (
    <Autocomplete
      {...field}
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={search}
      onInputChange={(_, text) => setSearch(text)}
      options={data.filter(({ id }) => id !== except)}
      // The server has searched already.
      filterOptions={(options) => options}
      loading={isFetching}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
    />
  );
}

/** A field of a form for one record, which is found by any part of its name. */
export function RefInput<T extends Ref>(props: RefInputProps<T> & WithOptions<T>) {
  const { label, required = false, hint, error, inputRef, ...field } = props;
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RefAutocomplete
        {...field}
        id={id}
        renderInput={(params) => (
          <TextField {...params} inputRef={inputRef} error={error !== undefined} />
        )}
      />
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}

/** The same without a label of its own, for the bar above a list. */
export function RefSearch<T extends Ref>(props: RefSearchProps<T> & WithOptions<T>) {
  const { label, ownRow = false, ...field } = props;
  const flex = { xs: ownRow ? '1 1 100%' : '1 1 40%', sm: 'none' };
  return (
    <RefAutocomplete
      {...field}
      size="small"
      sx={({ layout }) => ({ flex, width: { sm: layout.filter } })}
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
