import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UnsentBadge } from '#frontend/src/entities/scratch/UnsentBadge.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { DAY_MS } from '#shared/days.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { standOf } from '#shared/tasks/own-tasks.ts';
import { StatePicture } from './StatePicture.tsx';
import { OwnAnswerChip } from './TaskChips.tsx';
import { useDueWords } from './use-due-words.ts';
import { useNow } from './use-now.ts';

/** As high as the lines while they load (`OWN_TASK_HEIGHT`), so that nothing moves when they come. */
export const OWN_TASK_HEIGHT = { xs: 15, sm: 12 } as const;

function TaskLine({ task }: { readonly task: TaskDto }) {
  const { t } = useTranslation('task');
  const wordsOf = useDueWords();
  const now = useNow();
  const { id, title, author, deadline, answer, score, work_id } = task;
  const stand = standOf(task, now);
  const isUrgent = stand === 'late' || (stand === 'due' && Date.parse(deadline) - now < DAY_MS);
  return (
    <Box component="li">
      <ButtonBase
        component={Link}
        to={paths.ownTask(id)}
        sx={({ spacing }) => ({
          display: 'flex',
          gap: 2,
          width: '100%',
          minHeight: { xs: spacing(OWN_TASK_HEIGHT.xs), sm: spacing(OWN_TASK_HEIGHT.sm) },
          px: { xs: 1, sm: 2 },
          py: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          textAlign: 'start',
          '&:hover': { borderColor: 'primary.main' },
        })}
      >
        <Box sx={({ spacing }) => ({ width: spacing(8), height: spacing(8), flexShrink: 0 })}>
          {answer && <StatePicture state={answer} isOver={stand === 'over'} />}
        </Box>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={{ xs: 0.5, sm: 2 }}
          sx={{ flexGrow: 1, minWidth: 0, alignItems: { sm: 'center' } }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography
              component="h3"
              sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            <Typography
              color={isUrgent ? 'warning' : 'textSecondary'}
              sx={{
                fontWeight: isUrgent ? 700 : 400,
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {wordsOf(task) || author}
            </Typography>
          </Box>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            {score !== null && answer === 'done' && (
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
                {t('own.score', { value: score })}
              </Typography>
            )}
            <UnsentBadge work={work_id} task={id} />
            {answer && stand !== 'over' && <OwnAnswerChip state={answer} />}
          </Stack>
        </Stack>
      </ButtonBase>
    </Box>
  );
}

/** A student's tasks in their order, each to be opened. */
export function OwnTaskLines({ tasks }: { readonly tasks: readonly TaskDto[] }) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
    </Stack>
  );
}
