import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import { LabelledMoment, type LabelledMomentProps } from './LabelledMoment.tsx';

type Props = Pick<LabelledMomentProps, 'label' | 'error' | 'onChange'> & { readonly value: string };

/** A day outside a form, which is told once it is complete. */
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
