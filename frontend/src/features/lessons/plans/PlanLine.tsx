import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { PlanProgress } from '#shared/lessons/plan-calls.ts';

interface Props {
  readonly plan: PlanProgress;
  readonly run: PlanRun;
}

/** The classes and the days of a plan. */
function usePlanSummary(plan: PlanProgress): string {
  const { t } = useTranslation(['lessons', 'plans']);
  const { day, list } = useFormats();
  const { class_names, classes, from, to } = plan;
  const names = list(class_names);
  const others = classes - class_names.length;
  const whose = others > 0 ? t('plans.andOthers', { names, count: others }) : names;
  const days = from === to ? day(from) : t('plans.days', { from: day(from), to: day(to) });
  return t('plans.about', { whose, days });
}

/** A plan, with buttons to continue or undo it. */
export function PlanLine({ plan, run }: Props) {
  const { t } = useTranslation(['lessons', 'plans']);
  const { dateTime } = useFormats();
  const about = usePlanSummary(plan);
  const [asking, setAsking] = useState(false);
  const { id, kind, state, done, total, by_name, created, own } = plan;
  const title = t(`plans.kinds.${kind}`, { done, total });
  const busy = run.working;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <ListItemText
        primary={`${about} · ${title}`}
        secondary={`${t('plans.by', { name: by_name, when: dateTime(created) })} · ${t(`plans.states.${state}`)}`}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 60%' }}
      />
      {own && (state === 'running' || state === 'undoing') && (
        <Button disabled={busy} onClick={() => run.resume(id)}>
          {t('plans:goOn')}
        </Button>
      )}
      {own && (state === 'running' || (state !== 'undoing' && done > 0)) && (
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {t('plans:undo')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('plans.undoTitle')}
        text={t('plans.undoText', { about, count: done })}
        confirmLabel={t('plans:undo')}
        onConfirm={() => {
          setAsking(false);
          run.undo(id);
        }}
        onCancel={() => setAsking(false)}
      />
    </ListItem>
  );
}
