import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly textOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** Chooses one of a few values; one is always chosen. */
export function ChoiceSelect<T extends string>(props: Props<T>) {
  const { label, value, values, textOf, onChange } = props;
  return (
    <Select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
      inputProps={{ 'aria-label': label }}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {textOf(each)}
        </MenuItem>
      ))}
    </Select>
  );
}
