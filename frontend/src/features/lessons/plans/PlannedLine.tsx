import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import { ClashList } from '../placing/ClashList.tsx';
import { useWhen } from '../use-date-texts.ts';

interface Props {
  readonly planned: PlannedLesson;
  /** The lesson will be removed. */
  readonly removing: boolean;
  readonly chosen: boolean;
  readonly possible: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** The new time of a lesson; for an existing one also its class and old time. */
function usePlannedText({ planned, removing }: Pick<Props, 'planned' | 'removing'>): string {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { lesson } = planned;
  const then = when(planned);
  if (!lesson) return then;
  const before = when(lesson);
  const name = lesson.class_name;
  if (removing || before === then) return t('plans.lesson', { name, when: then });
  return t('plans.moved', { name, before, then });
}

/** One lesson of a preview, with a checkbox and its clashes. */
export function PlannedLine({ planned, removing, chosen, possible, onChoose }: Props) {
  const text = usePlannedText({ planned, removing });
  return (
    <Box component="li">
      <FormControlLabel
        label={text}
        disabled={!possible}
        control={<Checkbox checked={chosen} onChange={(_, checked) => onChoose(checked)} />}
        sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      />
      {planned.clashes.length > 0 && (
        <Box sx={{ color: possible ? 'warning.main' : 'error.main', '& ul': { mt: 0 } }}>
          <ClashList clashes={planned.clashes} />
        </Box>
      )}
    </Box>
  );
}
