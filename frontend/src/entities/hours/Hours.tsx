import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { changeText, hoursText } from '#frontend/src/lib/format.ts';

interface Props {
  readonly hours: number;
  /** The balance is at or below the school's limit for a warning. */
  readonly low?: boolean;
}

/** A balance of hours. A negative or low one also has an icon with a label, not colour alone. */
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

interface HoursInAllProps {
  readonly left: number;
  readonly owed: number;
}

/** The hours that are left over all courses, followed by the hours that are owed. */
export function HoursInAll({ left, owed }: HoursInAllProps) {
  if (owed === 0) return <Hours hours={left} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      {left > 0 && <Hours hours={left} />}
      <Hours hours={-owed} />
    </Box>
  );
}

/** The change of an entry, with its sign. */
export function HoursChange({ hours }: { readonly hours: number }) {
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        ...(hours > 0 && { color: 'success.main' }),
      }}
    >
      {changeText(hours)}
    </Box>
  );
}
