import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { HomeCard } from './HomeCard.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { MyClassesCard } from './MyClassesCard.tsx';
import { MyHoursCard } from './MyHoursCard.tsx';
import { MyLessonsCard } from './MyLessonsCard.tsx';
import { MyMakeupsCard } from './MyMakeupsCard.tsx';
import { MyTasksCard } from './MyTasksCard.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { PastLessonsCard } from './PastLessonsCard.tsx';
import { StudentButtons } from './StudentButtons.tsx';
import { StudentHero } from './StudentHero.tsx';

const NEWEST = 3;
const LARGE = { fontSize: '1.1875rem' };
/** Below each other both are in sight at once: the hours are few lines, the next lessons begin right after. */
const FIRST = { order: { xs: -2, md: 0 } } as const;
const SECOND = { order: { xs: -1, md: 0 } } as const;

/** Home of students: large type, few words, big buttons; made for tablets first. */
export default function StudentHomePage() {
  const { t } = useTranslation('homes');
  return (
    <>
      <StudentHero />
      <StudentButtons />
      <HomeColumns
        main={
          <>
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
            <HomeCard title={t('notices.newest')}>
              <Box sx={{ '& .MuiTypography-body1, & .MuiAccordionDetails-root': LARGE }}>
                <NoticeFeed
                  limit={NEWEST}
                  emptyTitle={t('student.noNotices')}
                  emptyHint={t('student.noNoticesHint')}
                />
              </Box>
            </HomeCard>
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
