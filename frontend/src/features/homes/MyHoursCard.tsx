import HourglassIcon from '@mui/icons-material/HourglassTop';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useHoursLine, useOwnHours } from '#frontend/src/entities/hours/use-own-hours.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';

/** The hours a student has left for each kind of course; nothing if the student has no hours accounts. */
export function MyHoursCard() {
  const { t } = useTranslation('homes');
  const { data } = useOwnHours();
  const lineOf = useHoursLine();
  if (!data || data.length === 0) return null;
  return (
    <TitledCard title={t('student.hours')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((account) => (
          <Stack
            key={account.course_id}
            component="li"
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center' }}
          >
            <HourglassIcon color="secondary" />
            <Typography sx={{ fontSize: '1.1875rem' }}>{lineOf(account)}</Typography>
          </Stack>
        ))}
      </Stack>
    </TitledCard>
  );
}
