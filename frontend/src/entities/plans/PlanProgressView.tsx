import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { ProgressHeadline } from '#frontend/src/ui/ProgressHeadline.tsx';
import type { PlanRefusal } from '#shared/lessons/plan-calls.ts';
import type { PlanAnswer, PlanRun } from './use-plan-run.ts';

/** The lessons that were not changed, each with the reason. */
function Refusals({ refusals }: { readonly refusals: readonly PlanRefusal[] }) {
  const { t } = useTranslation('plans');
  const when = useLessonTime();
  if (refusals.length === 0) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{t('refused', { count: refusals.length })}</Typography>
      <ul>
        {refusals.map((refusal) => (
          <Typography component="li" key={refusal.lesson_id} sx={{ overflowWrap: 'anywhere' }}>
            {when(refusal)}: {refusal.message}
          </Typography>
        ))}
      </ul>
    </div>
  );
}

function useHeadline({ plan: { kind, state, done, total } }: PlanAnswer): string {
  const { t } = useTranslation('plans');
  if (state === 'running') return t('progress', { done, total });
  if (state === 'undoing') return t('undoing', { done: total - done, total });
  if (state === 'undone') return t('undone');
  return t(`done.${kind}`, { count: done });
}

/** The progress of a plan in numbers, and its result when it has ended. */
export function PlanProgressView({ answer, run }: { answer: PlanAnswer; readonly run: PlanRun }) {
  const { t } = useTranslation('plans');
  const { plan, refusals } = answer;
  const { id, total, done, refused, state } = plan;
  const past = state === 'undoing' ? total - done : done + refused;
  const headline = useHeadline(answer);
  const unfinished = state === 'running' || state === 'undoing';
  return (
    <Stack spacing={2}>
      <ProgressHeadline past={unfinished ? past : undefined} total={total}>
        {headline}
      </ProgressHeadline>
      <Refusals refusals={refusals} />
      <FormProblem problem={run.error} />
      <Stack direction="row" spacing={1}>
        {run.working && state === 'running' && <Button onClick={run.cancel}>{t('cancel')}</Button>}
        {!run.working && unfinished && (
          <Button variant="contained" onClick={() => run.resume(id)}>
            {t('goOn')}
          </Button>
        )}
        {!run.working && state !== 'undoing' && done > 0 && (
          <Button variant="outlined" onClick={() => run.undo(id)}>
            {t('undo')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
