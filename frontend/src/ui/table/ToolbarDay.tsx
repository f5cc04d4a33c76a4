import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { isDay } from '#shared/days.ts';
import { useMomentPicker } from '../form/use-moment-picker.tsx';

interface Props {
  readonly label: string;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day as a filter of a list. `onChange` is called when the field holds a complete day, or is empty. */
export function ToolbarDay({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = (text: string): void => {
    setTyped(text);
    if (text === '' || isDay(text)) onChange(text);
  };
  const { button, picker, tidy, placeholder } = useMomentPicker({
    kind: 'date',
    value: typed,
    onChange: change,
  });
  return (
    <>
      <OutlinedInput
        size="small"
        value={typed}
        placeholder={placeholder}
        onChange={({ target }) => change(target.value)}
        onBlur={tidy}
        startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
        endAdornment={button}
        slotProps={{ input: { 'aria-label': label, inputMode: 'numeric' } }}
        sx={({ layout }) => ({ width: { xs: 1, sm: layout.dayFilter } })}
      />
      {picker}
    </>
  );
}
