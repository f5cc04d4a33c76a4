import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeZone } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { DAY_MS } from '#shared/days.ts';
import { untilWords } from './time-words.ts';
import { useNow } from './use-now.ts';

interface Props {
  /** An instant; empty for none. */
  readonly at: string;
  /** Nothing is due any more: no warning colour. */
  readonly settled?: boolean;
}

/** A deadline in the school's time zone, and the time left. */
export function Deadline({ at, settled = false }: Props) {
  const { t } = useTranslation('task');
  const { briefDateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  const timeZone = useTimeZone();
  const now = useNow();
  if (!at) return t('noDeadline');
  const left = Date.parse(at) - now;
  const colour = left <= 0 ? 'error' : left < DAY_MS ? 'warning' : 'textSecondary';
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {briefDateTime(at)}
      <Typography
        component="span"
        data-below
        variant="body2"
        color={settled ? 'textSecondary' : colour}
        sx={{ display: 'block' }}
      >
        {untilWords(at, now, { locale, timeZone })}
      </Typography>
    </Box>
  );
}
