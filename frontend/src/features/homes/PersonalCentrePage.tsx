import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FeedButton } from '#frontend/src/entities/feeds/FeedButton.tsx';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { HomeColumns } from './HomeColumns.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { PersonCard } from './PersonCard.tsx';

/** The personal centre: the user's profile, works and notices. */
export default function PersonalCentrePage() {
  const { t } = useTranslation('homes');
  const { role } = useSignedIn();
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <Stack
        component="header"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button component={Link} to={homeOf(role)} startIcon={<ArrowBackIcon />}>
          {t('backHome')}
        </Button>
        <LanguageToggle />
      </Stack>
      <Box
        component="main"
        tabIndex={-1}
        sx={({ layout, spacing }) => ({
          width: '100%',
          maxWidth: layout.page,
          marginInline: 'auto',
          padding: spacing(0, 2, 4),
        })}
      >
        <Typography variant="h1" sx={{ mb: 2 }}>
          {t('personalCentre')}
        </Typography>
        <HomeColumns
          main={
            <>
              {role !== ROLE.liveTeacher && <MyWorksCard />}
              <TitledCard title={t('notices.all')}>
                <NoticeFeed limit={LIMITS.pageSize} paged />
              </TitledCard>
            </>
          }
          side={
            <>
              <PersonCard />
              <FeedButton />
            </>
          }
        />
      </Box>
    </Stack>
  );
}
