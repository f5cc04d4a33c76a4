import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TaskRing } from './TaskRing.tsx';
import { useOwnTasks } from './use-own-tasks.ts';

const RINGS = [
  ['todo', 'primary'],
  ['waiting', 'secondary'],
  ['returned', 'warning'],
  ['done', 'success'],
] as const;

/** A student's tasks by state, as rings; nothing without tasks. */
export function OwnTaskRings() {
  const { t } = useTranslation('task');
  const { data } = useOwnTasks();
  const rings = data?.rings;
  if (!rings || rings.total === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('own.progress')}
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        mb: 3,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {RINGS.map(([name, color]) => (
        <Stack key={name} component="li" spacing={1} sx={{ alignItems: 'center' }}>
          <TaskRing
            value={rings[name]}
            total={rings.total}
            label={t(`own.${name}`)}
            color={color}
            size={72}
          />
          <Typography aria-hidden sx={{ textAlign: 'center', fontWeight: 600 }}>
            {t(`own.${name}`)}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
