import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  readonly text: string;
  /** Label of the button that discards the draft. */
  readonly action: string;
  readonly onDiscard: () => void;
}

/** Says that a draft from this device was restored, and offers to discard it. */
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
