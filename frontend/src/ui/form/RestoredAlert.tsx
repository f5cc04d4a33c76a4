import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  readonly text: string;
  /** What the button says that forgets it. */
  readonly action: string;
  readonly onDiscard: () => void;
}

/** What stands in the fields was begun earlier on this device; it can be gone on with, or not. */
export function RestoredAlert({ text, action, onDiscard }: Props) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {action}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
