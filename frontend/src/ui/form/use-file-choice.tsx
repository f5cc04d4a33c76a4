import { type ChangeEvent, useRef } from 'react';

interface Options {
  /** Which files the system's dialog offers. */
  readonly accept: string;
  readonly label: string;
  /** On phones: opens this camera instead of the file dialog. */
  readonly capture?: 'environment';
  /** Several at once; `onChoose` is called for each. */
  readonly multiple?: boolean;
  readonly onChoose: (file: File) => void;
}

/** The system's file dialog: `open` shows it, `input` must be rendered. */
export function useFileChoice({ accept, label, capture, multiple, onChoose }: Options) {
  const ref = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again, e.g. after it was corrected.
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
