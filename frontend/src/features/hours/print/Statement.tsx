import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '#frontend/src/entities/hours/use-account-name.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { StatementTable } from './StatementTable.tsx';
import type { Period, StatementLines } from './statement-lines.ts';

interface Props {
  readonly student: HourRow;
  readonly account: HourAccountDto;
  readonly period: Period;
  readonly statement: StatementLines;
}

/** A printable statement for the family: student, course, period, entries and signature. */
export function Statement({ student, account, period, statement }: Props) {
  const { t } = useTranslation('hours');
  const { user } = useSignedIn();
  const { day, date, list } = useFormats();
  const nameOf = useAccountName();
  const facts = [
    [t('name'), `${student.name} (${student.account})`],
    [t('classes'), list(student.classes.map(({ name }) => name)) || '—'],
    [t('course'), nameOf(account)],
    [t('print.period'), t('print.days', { from: day(period.from), to: day(period.to) })],
  ] as const;
  return (
    <Box sx={{ mt: 2, p: { xs: 1, sm: 3 }, bgcolor: '#fff', color: '#111' }}>
      <Typography component="p">{user.school_name}</Typography>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('print.heading')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, m: 0, mb: 2 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <StatementTable statement={statement} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 4, gap: 2 }}>
        <Typography variant="body2">{t('print.made', { date: date(new Date()) })}</Typography>
        <Typography variant="body2">{t('print.signature')}</Typography>
      </Box>
    </Box>
  );
}
