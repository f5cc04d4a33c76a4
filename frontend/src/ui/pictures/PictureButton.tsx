import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useFileChoice } from '../form/use-file-choice.tsx';

interface Props {
  readonly label: string;
  readonly working: boolean;
  readonly variant: 'contained' | 'outlined' | 'text' | 'icon';
  /** Which files the system's dialog offers. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
}

/** Opens the system's dialog for a picture. */
export function PictureButton({ label, working, variant, accept = 'image/*', onChoose }: Props) {
  const { open, input } = useFileChoice({ accept, label, onChoose });
  return (
    <>
      {input}
      {variant === 'icon' ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} loading={working} onClick={open}>
            <AddPhotoIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant={variant}
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
