import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/hours.ts';

interface Props {
  readonly hours: number;
  /** At or below what the school calls low. */
  readonly low?: boolean;
}

/** A balance: what is owed, and what is about to be used up, is said with a sign and in words too. */
export function Hours({ hours, low = false }: Props) {
  const { t } = useTranslation('study');
  const owed = hours < 0;
  const Sign = owed ? ErrorIcon : WarningIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontVariantNumeric: 'tabular-nums',
        ...(owed && { color: 'error.main', fontWeight: 700 }),
      }}
    >
      {(owed || low) && (
        <Sign
          fontSize="small"
          color={owed ? 'error' : 'warning'}
          titleAccess={t(owed ? 'owed' : 'low')}
        />
      )}
      {hoursText(hours)}
    </Box>
  );
}
