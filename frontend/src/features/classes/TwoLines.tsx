import Typography from '@mui/material/Typography';

interface Props {
  readonly first: string;
  readonly second: string;
}

/** What is asked for, and a smaller line below it. */
export function TwoLines({ first, second }: Props) {
  return (
    <div>
      <Typography variant="body2">{first || '—'}</Typography>
      {second && (
        <Typography variant="caption" color="textSecondary" component="p">
          {second}
        </Typography>
      )}
    </div>
  );
}
