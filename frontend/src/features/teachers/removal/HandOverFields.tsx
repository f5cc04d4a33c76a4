import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlanProgressView } from '#frontend/src/entities/plans/PlanProgressView.tsx';
import { StaffInput } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Teacher } from '../queries.ts';
import { LessonsLeft } from './LessonsLeft.tsx';
import type { Removal } from './use-removal.ts';

/** Shown at most. */
const SHOWN = 6;

interface ClassNamesProps {
  readonly classes: readonly { readonly id: string; readonly name: string }[];
}

/** The classes to hand over. */
function ClassNames({ classes }: ClassNamesProps) {
  const { t } = useTranslation('teachers');
  const count = classes.length;
  const more = count - SHOWN;
  return (
    <div>
      <Typography>{t('remove.classes', { count })}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
        {classes.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && <li>{t('remove.more', { count: more })}</li>}
      </Box>
    </div>
  );
}

interface Props {
  readonly teacher: Teacher;
  readonly removal: Removal;
}

function Successor({ teacher, removal }: Props) {
  const { t } = useTranslation('teachers');
  const { successor, choose, mustHandOver, isMissing, isWorking } = removal;
  if (!mustHandOver || isWorking) return null;
  return (
    <StaffInput
      label={t('remove.successor')}
      value={successor}
      onChange={choose}
      except={teacher.id}
      required
      error={isMissing ? t('remove.successorMissing') : undefined}
    />
  );
}

/** What is to be handed over, to whom, and the progress. */
export function HandOverFields({ teacher, removal }: Props) {
  const { t } = useTranslation('teachers');
  const { classes, handOver, heir, hasClasses, successor } = removal;
  const { query, run, working, problem } = handOver;
  const { answer } = run;
  const error = classes.error ?? query.error;
  const retry = () => void Promise.all([classes.refetch(), query.refetch()]);
  return (
    <>
      {(classes.isPending || query.isPending) && !error && <ListSkeleton rows={2} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {hasClasses && <ClassNames classes={classes.data ?? []} />}
      {hasClasses && heir && <Typography>{t('remove.classesTo', { name: heir.name })}</Typography>}
      {!working && <LessonsLeft handOver={handOver} successor={successor?.name} />}
      {answer && (working || answer.refusals.length > 0) && (
        <PlanProgressView answer={answer} run={run} />
      )}
      <Successor teacher={teacher} removal={removal} />
      <FormProblem problem={problem ?? removal.removal.error} />
    </>
  );
}
