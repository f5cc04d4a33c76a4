import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import { useClassDates } from '../use-class-dates.ts';
import { TrialSwitch } from './TrialSwitch.tsx';

function Details({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const { dateTime } = useFormats();
  const dates = useClassDates();
  const facts = [
    [t('name'), schoolClass.name],
    [t('kind'), t(`kinds.${schoolClass.kind}`)],
    [t('course'), schoolClass.course],
    [t('teacher'), schoolClass.teacher_name],
    [t('assistant'), schoolClass.assistant_name],
    [t('room'), schoolClass.room],
    [t('students'), t('seats', { size: schoolClass.size, capacity: schoolClass.capacity })],
    [t('dates'), dates(schoolClass)],
    [t('state'), t(`states.${schoolClass.state}`)],
    [t('created'), dateTime(schoolClass.created)],
    [t('remark'), schoolClass.remark],
  ] as const;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 4,
          rowGap: { xs: 0.5, sm: 1.5 },
          m: 0,
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {value || '—'}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** The details of a class, and whether its lessons can be tried. */
export function InformationTab({ schoolClass }: { readonly schoolClass: ClassDto }) {
  return (
    <>
      <Details schoolClass={schoolClass} />
      <TrialSwitch schoolClass={schoolClass} />
    </>
  );
}
