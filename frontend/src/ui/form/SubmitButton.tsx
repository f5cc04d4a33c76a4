import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends Pick<ButtonProps, 'size' | 'fullWidth' | 'disabled' | 'children'> {
  readonly submitting: boolean;
}

/** Submits the form around it. Shows progress and is disabled meanwhile. */
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
