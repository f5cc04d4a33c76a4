import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { useGreeting } from './use-greeting.ts';

/** A friendly hello. */
export function StudentHero() {
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
