import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LateUnsentCard } from '#frontend/src/entities/scratch/saving/LateUnsentCard.tsx';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { AfterDrawing } from '#frontend/src/ui/AfterDrawing.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { NOTICES_SHOWN_TO_STUDENTS } from '#shared/notices/limits.ts';
import { useGreeting } from './greeting.tsx';
import { MyLessonsCard } from './MyLessonsCard.tsx';
import { MyTasksCard } from './MyTasksCard.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { StudentShortcuts } from './StudentShortcuts.tsx';
import { StudentTiles } from './StudentTiles.tsx';
import { useOffers } from './use-offers.ts';

const AttendedCards = lazyPart(async () => (await import('./StudyCards.tsx')).AttendedCards);
const BelongingCards = lazyPart(async () => (await import('./StudyCards.tsx')).BelongingCards);

/** The greeting on top of the page. */
function Hero() {
  const { t } = useTranslation('homes');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: { xs: 1, sm: 2 } }}>
      <RobotPicture height={{ xs: 8, sm: 10 }} label={t('student.robot')} />
      <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', sm: '2rem' } }}>
          {useGreeting()}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem' }} color="textSecondary">
          {t('student.question')}
        </Typography>
      </Stack>
    </Stack>
  );
}

const LARGE = { fontSize: '1.1875rem' };

/** The newest notices of the student. */
function NewsCard() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('notices.newest')}>
      <Box sx={{ '& .MuiTypography-body1, & .MuiAccordionDetails-root': LARGE }}>
        <NoticeFeed
          limit={NOTICES_SHOWN_TO_STUDENTS}
          emptyTitle={t('student.noNotices')}
          emptyHint={t('student.noNoticesHint')}
        />
      </Box>
    </TitledCard>
  );
}

/** One column on tablets: two would be too narrow for pictures. */
const COLUMN = { display: { xs: 'contents', lg: 'flex' } } as const;
/** In one column tasks come first and works second. */
const FIRST = { order: { xs: -2, lg: 0 } } as const;
const SECOND = { order: { xs: -1, lg: 0 } } as const;

function usePreparedEditor(): void {
  const language = useLanguage();
  useEffect(() => {
    void import('#frontend/src/entities/scratch/fetch-ahead.ts')
      .then(({ prepareEditor }) => prepareEditor(language))
      .catch(() => undefined);
  }, [language]);
}

/** Home of students: large pictures, few words; designed for tablets first. */
export default function StudentHomePage() {
  const offers = useOffers();
  usePreparedEditor();
  return (
    <>
      <Hero />
      <StudentTiles />
      <StudentShortcuts />
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <LateUnsentCard />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          '& .MuiListItemText-primary': LARGE,
        }}
      >
        <Stack spacing={3} useFlexGap sx={COLUMN}>
          {offers.tasks && (
            <Box sx={FIRST}>
              <MyTasksCard />
            </Box>
          )}
          <MyLessonsCard />
          <AfterDrawing>
            <AttendedCards />
          </AfterDrawing>
        </Stack>
        <Stack spacing={3} useFlexGap sx={COLUMN}>
          {offers.works && (
            <Box sx={SECOND}>
              <MyWorksCard />
            </Box>
          )}
          <NewsCard />
          <AfterDrawing>
            <BelongingCards />
          </AfterDrawing>
        </Stack>
      </Box>
    </>
  );
}
