import { useLayoutEffect, useRef } from 'react';
import type { Box, Design } from '#shared/certificates/design.ts';
import { lettersOf, sizeOf } from './box-style.ts';

interface Props {
  readonly box: Box;
  readonly design: Pick<Design, 'orientation'>;
  readonly text: string;
}

/** As the server does: one line while its letters are not much smaller, else smaller ones in as many as there is room for. */
const ONE_LINE_FROM = 0.6;
const LEAST = 0.1;
const STEP = 0.95;

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** The text of a box, in letters that are small enough for it. The server's own letters differ a little. */
export function FittedText({ box, design, text }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is measured as it is drawn
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isFitting = (whiteSpace: string, least: number): boolean => {
      element.style.whiteSpace = whiteSpace;
      for (let part = 1; part >= least; part *= STEP) {
        element.style.fontSize = sizeOf(box, design, part);
        if (fits(element)) return true;
      }
      return false;
    };
    if (!isFitting('pre', ONE_LINE_FROM)) isFitting('pre-line', LEAST);
  }, [box, design, text]);
  return (
    <span
      ref={ref}
      style={lettersOf(box, design)}
      lang={box.font === 'traditional' ? 'zh-TW' : 'zh-CN'}
    >
      {text}
    </span>
  );
}
