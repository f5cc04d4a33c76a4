import HourglassIcon from '@mui/icons-material/HourglassTop';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/entities/classes/OwnClasses.tsx';
import { useHoursLine, useOwnHours } from '#frontend/src/entities/hours/use-own-hours.ts';
import { OwnMakeupList } from '#frontend/src/entities/makeups/OwnMakeupList.tsx';
import { useOwnMakeups } from '#frontend/src/entities/makeups/use-makeups.ts';
import { OwnRecords } from '#frontend/src/entities/records/OwnRecords.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';

/** Missed lessons that the student can make up; nothing if there are none. */
function MakeupsCard() {
  const { t } = useTranslation('makeups');
  const { data } = useOwnMakeups();
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard title={t('own')}>
      <OwnMakeupList />
    </TitledCard>
  );
}

/** The hours that the student has left for each kind of course; nothing without accounts of hours. */
function HoursCard() {
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

/** What the student attended with the teacher's remarks, and missed. */
export function AttendedCards() {
  const { t } = useTranslation('homes');
  return (
    <>
      <MakeupsCard />
      <TitledCard title={t('lessons.past')}>
        <OwnRecords />
      </TitledCard>
    </>
  );
}

/** The student's classes and hours. */
export function BelongingCards() {
  const { t } = useTranslation('homes');
  return (
    <>
      <TitledCard title={t('student.myClasses')}>
        <OwnClasses />
      </TitledCard>
      <HoursCard />
    </>
  );
}
