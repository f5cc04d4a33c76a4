import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';

/** What the figure was at another time. */
interface Comparison {
  readonly key: string;
  readonly when: string;
  readonly value: string;
  /** The rows behind it. */
  readonly to?: string | undefined;
  /** By how much it has changed since, with its sign; undefined where that is not told. */
  readonly change?: string | undefined;
  readonly isGood?: boolean | undefined;
}

interface Props {
  readonly label: string;
  readonly value: string;
  /** How it is counted. */
  readonly help: string;
  readonly comparisons?: readonly Comparison[];
  readonly note?: string;
  /** The rows behind it. */
  readonly to?: string | undefined;
}

/** The smallest touch target, also for a value of one digit. */
const FOR_FINGERS = { minWidth: '1.5rem', minHeight: '1.5rem' } as const;

const COLOURS = { true: 'success.dark', false: 'error.main' } as const;

function ComparisonLine({
  label,
  when,
  value,
  to,
  change,
  isGood,
}: Omit<Comparison, 'key'> & { readonly label: string }) {
  const { t } = useTranslation('analysis');
  const colour = isGood === undefined ? 'text.secondary' : COLOURS[`${isGood}`];
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}
    >
      <span>{when}</span>
      {to ? (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          underline="always"
          aria-label={t('rowsIn', { figure: label, span: when, value })}
          sx={{ ...FOR_FINGERS, display: 'inline-flex', alignItems: 'center' }}
        >
          {value}
        </Link>
      ) : (
        <span>{value}</span>
      )}
      {change && (
        <Box
          component="span"
          sx={(theme) => ({
            fontWeight: 600,
            color: colour,
            ...theme.applyStyles('dark', { color: isGood ? 'success.light' : colour }),
          })}
        >
          {change}
        </Box>
      )}
    </Typography>
  );
}

/** A figure with what it was before, how it is counted, and a way to the rows behind it. */
export function FigureCard({ label, value, help, comparisons = [], note, to }: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" variant="body1" color="textSecondary" sx={{ fontWeight: 400 }}>
          {label}
        </Typography>
        <Tooltip title={help} enterTouchDelay={0} leaveTouchDelay={10_000}>
          <IconButton size="small" aria-label={t('howCounted', { figure: label })}>
            <InfoOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <Typography
        sx={{
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
          fontWeight: 700,
          overflowWrap: 'anywhere',
        }}
      >
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="hover"
            aria-label={t('rowsOf', { figure: label, value })}
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </Typography>
      {note && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 'auto', pt: 0.5 }}>
        {comparisons.map(({ key, ...each }) => (
          <ComparisonLine key={key} label={label} {...each} />
        ))}
      </Box>
    </Paper>
  );
}
