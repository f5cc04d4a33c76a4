import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import type { LessonDraft } from '../placing/lesson-draft.ts';
import type { Placing } from '../placing/use-placing.ts';
import { useWhen } from '../use-date-texts.ts';
import { keyOf } from './choice.ts';

interface Props {
  /** The lessons that were left out of the series because they clash. */
  readonly planned: readonly PlannedLesson[];
  readonly draftFor: (planned: PlannedLesson) => LessonDraft;
  readonly placing: Placing;
}

/**
 * The lessons that were left out of a series because they clash: each can get another time. Offered after
 * the others are saved, because only then the free times are known.
 */
export function LeftOutLessons({ planned, draftFor, placing }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const [placed, setPlaced] = useState<ReadonlySet<string>>(new Set());
  const open = planned.filter((each) => !placed.has(keyOf(each)));
  const findPlace = async (each: PlannedLesson) => {
    try {
      await placing.place(draftFor(each), () =>
        setPlaced((before) => new Set([...before, keyOf(each)])),
      );
    } catch (error) {
      toast.failed(error);
    }
  };
  if (open.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('plans.stayedOut', { count: open.length })}
      </Typography>
      <List disablePadding>
        {open.map((each) => (
          <ListItem key={keyOf(each)} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText primary={when(each)} />
            <Button
              variant="outlined"
              disabled={placing.working}
              aria-label={t('plans.otherTimeOf', { when: when(each) })}
              onClick={() => void findPlace(each)}
            >
              {t('plans.otherTime')}
            </Button>
          </ListItem>
        ))}
      </List>
    </section>
  );
}
