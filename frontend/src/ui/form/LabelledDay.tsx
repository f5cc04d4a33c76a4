import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import { LabelledMoment, type LabelledMomentProps } from './LabelledMoment.tsx';

type Props = Pick<LabelledMomentProps, 'label' | 'error' | 'onChange'> & { readonly value: string };

/** A field for a day outside a form. `onChange` is called for complete days only, not while one is typed. */
export function LabelledDay({ value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState(value);
  return (
    <LabelledMoment
      {...input}
      kind="date"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (isDay(text)) onChange(text);
      }}
    />
  );
}
