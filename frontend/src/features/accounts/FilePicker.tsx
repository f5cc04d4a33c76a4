import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { PICTURE_TYPES } from './avatar-file.ts';

interface Props {
  readonly label: string;
  readonly working: boolean;
  readonly variant: 'contained' | 'text';
  readonly onChoose: (file: File) => void;
}

/** A button that opens the system's file dialog. */
export function FilePicker({ label, working, variant, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={label}
        onChange={onChange}
      />
      <Button
        variant={variant}
        startIcon={<AddPhotoIcon />}
        loading={working}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
