import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface Props {
  readonly children: string;
  /** How much of long work is done, from 0 to `total`; undefined when it is not under way. */
  readonly past: number | undefined;
  readonly total: number;
}

/** How far long work is, in words that are read aloud, and as a bar while it is under way. */
export const ProgressHeadline = ({ children, past, total }: Props) => (
  <>
    <Typography variant="h3" component="p" role="status">
      {children}
    </Typography>
    {past !== undefined && (
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * past) / total}
        aria-label={children}
      />
    )}
  </>
);
