import { useEffect, useRef } from 'react';

/** How many code points a text has, which is how the server counts. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Browsers count signs outside the basic plane, such as emojis and rare characters of names, twice. */
const countedTwice = (text: string): number => text.length - lengthOf(text);

/** `maxlength` for a text, so that as many code points fit in. */
export const maxLengthFor = (text: string, maxLength: number): number =>
  maxLength + countedTwice(text);

/** What an input, and the element around it, are given so that as many code points fit in, typed or pasted. */
export function useMaxLength(value: unknown, maxLength: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = ref.current;
    if (!around || maxLength === undefined) return undefined;
    // React's own `onBeforeInput` is another event, and says nothing of what is pasted in Firefox.
    const onBeforeInput = ({ target, data, dataTransfer }: InputEvent) => {
      const added = data ?? dataTransfer?.getData('text/plain') ?? '';
      const input = target as HTMLInputElement;
      input.maxLength = maxLengthFor(input.value + added, maxLength);
    };
    around.addEventListener('beforeinput', onBeforeInput);
    return () => around.removeEventListener('beforeinput', onBeforeInput);
  }, [maxLength]);
  const text = typeof value === 'string' ? value : '';
  return { ref, maxLength: maxLength && maxLengthFor(text, maxLength) };
}
