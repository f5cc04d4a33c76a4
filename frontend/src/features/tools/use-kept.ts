import { useState } from 'react';

interface Part<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
}

/** A part of what the tools keep, as state of a component. */
export function useKept<T>(part: Part<T>): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(part.read);
  const change = (next: T) => {
    part.write(next);
    setValue(next);
  };
  return [value, change];
}
