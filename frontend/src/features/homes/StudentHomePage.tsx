import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/entities/classes/OwnClasses.tsx';
import { OwnMakeupList } from '#frontend/src/entities/makeups/OwnMakeupList.tsx';
import { useOwnMakeups } from '#frontend/src/entities/makeups/use-makeups.ts';
import { OwnRecords } from '#frontend/src/entities/records/OwnRecords.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { HOME_SHOWS } from '#shared/homes.ts';
import { useGreeting } from './greeting.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { LateUnsentCard } from './LateUnsentCard.tsx';
import { MyHoursCard } from './MyHoursCard.tsx';
import { MyLessonsCard } from './MyLessonsCard.tsx';
import { MyTasksCard } from './MyTasksCard.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { StudentButtons } from './StudentButtons.tsx';

/** The greeting on top of the page. */
function StudentHero() {
  const { t } = useTranslation('homes');
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, mb: 3, borderRadius: 3 }}>
      <Stack direction="row" spacing={{ xs: 2, sm: 4 }} sx={{ alignItems: 'center' }}>
        <RobotPicture height={{ xs: 13, sm: 18 }} label={t('student.robot')} />
        <Stack spacing={1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.5rem' } }}>
            {useGreeting()}
          </Typography>
          <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' } }} color="textSecondary">
            {t('student.question')}
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}

/** The lessons that the student attended, with the teacher's remarks. */
function PastLessonsCard() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('lessons.past')}>
      <OwnRecords />
    </TitledCard>
  );
}

/** Missed lessons that the student can make up; nothing if there are none. */
function MyMakeupsCard() {
  const { t } = useTranslation(['homes', 'makeups']);
  const { data } = useOwnMakeups();
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard title={t('makeups:own')}>
      <OwnMakeupList />
    </TitledCard>
  );
}

/** The classes of the signed-in student. */
function MyClassesCard() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('student.myClasses')}>
      <OwnClasses />
    </TitledCard>
  );
}

const LARGE = { fontSize: '1.1875rem' };
/** In one column the hours, which are short, come first and the next lessons second, so that both are in view. */
const FIRST = { order: { xs: -2, md: 0 } } as const;
const SECOND = { order: { xs: -1, md: 0 } } as const;

function prepareEditor(): void {
  void import('#frontend/src/entities/scratch/fetch-ahead.ts')
    .then(({ fetchEditorAhead }) => fetchEditorAhead())
    .catch(() => undefined);
}

/** Home of students: large type, few words, big buttons; designed for tablets first. */
export default function StudentHomePage() {
  const { t } = useTranslation('homes');
  useEffect(prepareEditor, []);
  return (
    <>
      <StudentHero />
      <StudentButtons />
      <HomeColumns
        main={
          <>
            <Box sx={{ order: { xs: -3, md: 0 }, '&:empty': { display: 'none' } }}>
              <LateUnsentCard />
            </Box>
            <Box sx={{ ...SECOND, '& .MuiListItemText-primary': LARGE }}>
              <MyLessonsCard />
            </Box>
            <MyTasksCard />
            <Box sx={{ '& .MuiListItemText-primary': LARGE, '&:empty': { display: 'none' } }}>
              <MyMakeupsCard />
            </Box>
            <MyWorksCard />
            <Box sx={{ '& .MuiListItemText-primary': LARGE }}>
              <PastLessonsCard />
            </Box>
            <TitledCard title={t('notices.newest')}>
              <Box sx={{ '& .MuiTypography-body1, & .MuiAccordionDetails-root': LARGE }}>
                <NoticeFeed
                  limit={HOME_SHOWS.noticesOfStudents}
                  emptyTitle={t('student.noNotices')}
                  emptyHint={t('student.noNoticesHint')}
                />
              </Box>
            </TitledCard>
          </>
        }
        side={
          <>
            <MyClassesCard />
            <Box sx={{ ...FIRST, '&:empty': { display: 'none' } }}>
              <MyHoursCard />
            </Box>
          </>
        }
      />
    </>
  );
}
