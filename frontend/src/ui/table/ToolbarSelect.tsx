import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Choice } from '../form/LabelledSelect.tsx';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  /** The text while nothing is chosen. */
  readonly unchosen: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A filter or the order of a list. */
export function ToolbarSelect({ label, value = '', unchosen, choices, onChange }: Props) {
  return (
    <Select
      size="small"
      displayEmpty
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
    >
      <MenuItem value="">{unchosen}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
