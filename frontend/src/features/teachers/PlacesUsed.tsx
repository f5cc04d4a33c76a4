import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly used: number;
  readonly cap: number;
}

/** How many accounts of the edition are in use. */
export function PlacesUsed({ used, cap }: Props) {
  const { t } = useTranslation('teachers');
  const id = useId();
  const isFull = used >= cap;
  return (
    <Stack spacing={0.5} sx={({ layout }) => ({ mb: 2, width: { xs: 1, sm: layout.form } })}>
      <Typography id={id} variant="body2">
        {t('places', { used, cap })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={cap > 0 ? Math.min(100, (used / cap) * 100) : 100}
        color={isFull ? 'warning' : 'primary'}
        aria-labelledby={id}
      />
      {isFull && (
        <Typography variant="body2" color="warning">
          {t('placesFull')}
        </Typography>
      )}
    </Stack>
  );
}
