import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/entities/classes/OwnClasses.tsx';
import { SharedDocuments } from '#frontend/src/entities/documents/SharedDocuments.tsx';
import { OwnMakeupList } from '#frontend/src/entities/makeups/OwnMakeupList.tsx';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';
import { AboutMe } from './AboutMe.tsx';
import { MyHours } from './MyHours.tsx';
import { StudyCard } from './StudyCard.tsx';

function MyClasses() {
  const { t } = useTranslation('students');
  return (
    <StudyCard title={t('study.myClasses')}>
      <OwnClasses />
    </StudyCard>
  );
}

/** Lessons that the student missed with leave, and what makes up for them. */
function MyMakeups() {
  const { t } = useTranslation(['students', 'makeups']);
  return (
    <StudyCard title={t('makeups:own')}>
      <OwnMakeupList />
    </StudyCard>
  );
}

/** What teachers share with the student, or with one of the student's classes. */
function MyDocuments() {
  const { t } = useTranslation(['students', 'document']);
  return (
    <StudyCard title={t('document:shared')}>
      <SharedDocuments />
    </StudyCard>
  );
}

/** Who it is about, in large type, under the purple header of student pages (specification 2). */
function Hero() {
  const { t } = useTranslation('students');
  const { user } = useSignedIn();
  return (
    <Paper
      sx={({ vars, palette }) => {
        const { purpleHeader } = (vars ?? { palette }).palette;
        return {
          p: { xs: 2, sm: 4 },
          mb: 3,
          borderRadius: 3,
          bgcolor: purpleHeader.main,
          color: purpleHeader.contrastText,
        };
      }}
    >
      <Stack direction="row" spacing={{ xs: 2, sm: 4 }} sx={{ alignItems: 'center' }}>
        <LargeAvatar />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.5rem' } }}>
            {t('study.hello', { name: displayName(user) })}
          </Typography>
          <Typography sx={{ fontSize: '1.25rem' }}>{user.school_name}</Typography>
        </Box>
      </Stack>
    </Paper>
  );
}

/** A student's own study information. */
export function MyStudy() {
  return (
    <>
      <Hero />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <MyClasses />
        <MyHours />
        <MyMakeups />
        <MyDocuments />
        <AboutMe />
      </Box>
    </>
  );
}
