import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends Pick<ButtonProps, 'size' | 'fullWidth' | 'disabled' | 'children'> {
  readonly submitting: boolean;
}

/** Sends the form around it; shows that it works and cannot be pressed twice. */
export function SubmitButton({ submitting, ...props }: Props) {
  return (
    <Button
      {...props}
      type="submit"
      variant="contained"
      loading={submitting}
      loadingPosition="start"
    />
  );
}
