import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { PlannedLesson } from '#shared/contracts/lesson-plans.ts';
import type { Placing } from '../placing/use-placing.ts';
import type { Wish } from '../placing/wish.ts';
import { useWhen } from '../use-when.ts';
import { keyOf } from './choice.ts';

interface Props {
  /** Lessons for which there was no place when the series began. */
  readonly planned: readonly PlannedLesson[];
  readonly wishFor: (planned: PlannedLesson) => Wish;
  readonly placing: Placing;
}

/**
 * What stayed out of a series because it clashes: each can have a free time of its own. Only now, when the
 * others have their places, is it known which times are left.
 */
export function StayedOut({ planned, wishFor, placing }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const [placed, setPlaced] = useState<ReadonlySet<string>>(new Set());
  const open = planned.filter((each) => !placed.has(keyOf(each)));
  const findPlace = async (each: PlannedLesson) => {
    try {
      await placing.place(wishFor(each), () =>
        setPlaced((before) => new Set([...before, keyOf(each)])),
      );
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
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
