import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import { LabelledMoment, type LabelledMomentProps } from './LabelledMoment.tsx';

type Props = Pick<LabelledMomentProps, 'label' | 'error' | 'onChange'> & { readonly value: string };

/** A field for a day outside a form. `onChange` is called for complete days only, not while one is typed. */
export function LabelledDay({ value, onChange, ...input }: Props) {
  // What is typed counts until it is a day, or another day has come from elsewhere.
  const [typed, setTyped] = useState({ of: value, text: value });
  return (
    <LabelledMoment
      {...input}
      kind="date"
      value={typed.of === value ? typed.text : value}
      onChange={(text) => {
        setTyped({ of: isDay(text) ? text : value, text });
        if (isDay(text)) onChange(text);
      }}
    />
  );
}
