import { type ChangeEvent, useRef } from 'react';

interface Options {
  /** Which files the system's dialog offers. */
  readonly accept: string;
  readonly label: string;
  /** On phones: opens this camera instead of the file dialog. */
  readonly capture?: 'environment';
  readonly onChoose?: (file: File) => void;
  /** Instead of `onChoose`, where several files can be chosen at once. */
  readonly onChooseAll?: (files: readonly File[]) => void;
}

/** The system's file dialog: `open` shows it, `input` must be rendered. */
export function useFileChoice({ accept, label, capture, onChoose, onChooseAll }: Options) {
  const ref = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again, e.g. after it was corrected.
    target.value = '';
    if (files.length === 0) return;
    onChooseAll?.(files);
    if (files[0]) onChoose?.(files[0]);
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
        multiple={onChooseAll !== undefined}
        aria-label={label}
        onChange={onChange}
      />
    ),
  };
}
