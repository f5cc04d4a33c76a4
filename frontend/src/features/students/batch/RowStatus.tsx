import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { schoolCountry } from '#frontend/src/lib/session.ts';
import type { BatchRow, RowProblem } from './batch-row.ts';

interface Props {
  readonly row: BatchRow;
  readonly problems: readonly RowProblem[];
  readonly isRepeated: boolean;
  readonly onClean: () => void;
}

/** Rules that have a text of their own, whatever the field. */
const OWN_RULES = [
  'blank',
  'letters',
  'too_long',
  'invisible',
  'formula_error',
  'formula_without_value',
  'shortened',
] as const;
type OwnRule = (typeof OWN_RULES)[number];
const isOwnRule = (rule: string): rule is OwnRule => OWN_RULES.some((each) => each === rule);

/** The server's message for its own errors, our texts for the client's checks. */
function useProblemText() {
  const { t } = useTranslation('students');
  return ({ field, rule, message }: RowProblem): string => {
    if (message) return message;
    if (isOwnRule(rule)) return t(`batch.invalid.${rule}`);
    if (field === 'phone') return t('batch.invalid.phone', { context: schoolCountry() });
    if (field === 'gender' || field === 'account') return t(`batch.invalid.${field}`);
    return t('batch.invalid.name');
  };
}

/** The result of a row, or what prevents it from being added. */
export function RowStatus({ row, problems, isRepeated, onClean }: Props) {
  const { t } = useTranslation('students');
  const textOf = useProblemText();
  if (row.added)
    return (
      <Stack
        direction="row"
        spacing={0.5}
        sx={{ gridArea: 'status', alignItems: 'center', color: 'success.main' }}
      >
        <CheckCircleIcon fontSize="small" />
        <Typography variant="body2">{t('batch.done')}</Typography>
      </Stack>
    );
  if (problems.length === 0)
    return (
      <Typography
        variant="body2"
        color={isRepeated ? 'warning' : 'textSecondary'}
        sx={{ gridArea: 'status' }}
      >
        {t(isRepeated ? 'batch.repeated' : 'batch.ready')}
      </Typography>
    );
  return (
    <Stack sx={{ gridArea: 'status', alignItems: 'flex-start' }}>
      {[...new Set(problems.map(textOf))].map((text) => (
        <Typography key={text} variant="body2" color="error">
          {text}
        </Typography>
      ))}
      {problems.some(({ rule }) => rule === 'invisible') && (
        <Button size="small" onClick={onClean} sx={{ textAlign: 'start' }}>
          {t('batch.clean')}
        </Button>
      )}
    </Stack>
  );
}
