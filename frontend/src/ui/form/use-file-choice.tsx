import { type ChangeEvent, useRef } from 'react';

interface Options {
  /** Which files the system's dialog offers. */
  readonly accept: string;
  readonly label: string;
  /** Which camera takes the picture, without asking for a file first. */
  readonly capture?: 'environment';
  /** Several at once; `onChoose` is called for each. */
  readonly multiple?: boolean;
  readonly onChoose: (file: File) => void;
}

/** The system's dialog for a file: `open` shows it, `input` has to be drawn. */
export function useFileChoice({ accept, label, capture, multiple, onChoose }: Options) {
  const ref = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again, say after it was mended.
    target.value = '';
    for (const file of files) onChoose(file);
  }
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        multiple={multiple}
        aria-label={label}
        onChange={onChange}
      />
    ),
  };
}
