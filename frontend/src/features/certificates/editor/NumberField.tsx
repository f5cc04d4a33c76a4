import { useEffect, useState } from 'react';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that applies as soon as it is one; what is typed stays until the field is left. */
export function NumberField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped((text) => (Number(text) === value ? text : String(value))), [value]);
  return (
    <LabelledInput
      label={label}
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number(target.value);
        if (target.value.trim() !== '' && Number.isFinite(number)) onChange(number);
      }}
      onBlur={() => setTyped(String(value))}
    />
  );
}
