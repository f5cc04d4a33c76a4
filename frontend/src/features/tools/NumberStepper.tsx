import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (next: number) => void;
}

/** A small number, changed with a finger. */
export function NumberStepper({ label, value, min, max, onChange }: Props) {
  const { t } = useTranslation('tools');
  return (
    <Stack role="group" aria-label={label} direction="row" sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label={t('less', { what: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography
        aria-live="polite"
        variant="h2"
        component="span"
        sx={{ minWidth: '2ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      <IconButton
        aria-label={t('more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
