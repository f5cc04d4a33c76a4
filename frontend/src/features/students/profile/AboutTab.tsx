import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HoursInAll } from '#frontend/src/entities/hours/Hours.tsx';
import { AttendanceChip } from '#frontend/src/entities/records/AttendanceChip.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { StudentAbout } from '../queries.ts';
import { GuardiansCard } from './GuardiansCard.tsx';
import { SiblingsCard } from './SiblingsCard.tsx';

function PersonCard({ student }: Pick<StudentAbout, 'student'>) {
  const { t } = useTranslation('students');
  const { date, dateTime, day } = useFormats();
  const { gender, birthday, phone, remark, created, last_sign_in: last } = student;
  return (
    <TitledCard title={t('profile.person')}>
      <Facts
        facts={[
          [t('gender'), gender && t(`genders.${gender}`)],
          [t('birthday'), birthday && day(birthday)],
          [t('phone'), phone],
          [t('remark'), remark],
          [t('figures.added'), date(created)],
          [t('figures.lastSignIn'), last ? dateTime(last) : t('figures.never')],
        ]}
      />
    </TitledCard>
  );
}

function ClassesCard({ memberships }: Pick<StudentAbout, 'memberships'>) {
  const { t } = useTranslation('students');
  const { date } = useFormats();
  return (
    <TitledCard title={t('classes')}>
      {memberships.length === 0 && <Typography>{t('profile.noClass')}</Typography>}
      <List disablePadding>
        {memberships.map(({ class_id: id, name, joined }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton disableGutters component={Link} to={paths.classRoom(id)}>
              <ListItemText
                primary={name}
                secondary={t('profile.since', { date: date(joined) })}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}

function LessonsCard({ student }: Pick<StudentAbout, 'student'>) {
  const { t } = useTranslation('students');
  const { day } = useFormats();
  const { id, hours, last_lesson: last } = student;
  const toHours = (
    <Button component={Link} to={paths.studentHours(id)}>
      {t('openHours')}
    </Button>
  );
  return (
    <TitledCard title={t('profile.hours')} action={toHours}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {hours ? (
          <Typography>
            {t('profile.hoursLeft')} <HoursInAll {...hours} />
          </Typography>
        ) : (
          <Typography>{t('study.noHours')}</Typography>
        )}
        {last && (
          <>
            <Typography>
              {t('profile.lastLesson', { date: day(last.date), name: last.class_name })}
            </Typography>
            <AttendanceChip state={last.attendance} />
          </>
        )}
      </Stack>
    </TitledCard>
  );
}

/** Who the student is, the family, the classes and what is left of the hours. */
export function AboutTab({ about }: { readonly about: StudentAbout }) {
  const { student, family, memberships } = about;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PersonCard student={student} />
      <GuardiansCard id={student.id} family={family} />
      <ClassesCard memberships={memberships} />
      <LessonsCard student={student} />
      <SiblingsCard about={about} />
    </Box>
  );
}
