import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ChangeEvent, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly working: boolean;
  readonly icon?: boolean;
  readonly onChoose: (file: File) => void;
}

/** Opens the system's dialog for a picture. */
export function PictureButton({ label, working, icon = false, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
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
        accept="image/*"
        aria-label={label}
        onChange={onChange}
      />
      {icon ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} loading={working} onClick={open}>
            <AddPhotoIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          startIcon={<AddPhotoIcon />}
          loading={working}
          loadingPosition="start"
          onClick={open}
        >
          {label}
        </Button>
      )}
    </>
  );
}
