import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ClassId, CycleId, type StudentId } from '#shared/ids.ts';
import { ReportEditor } from '../editor/ReportEditor.tsx';
import { type CycleLine, useCycles } from '../queries.ts';
import { useSafeLeaving } from '../writing/writers.ts';
import { cyclesOf } from './cycles-of.ts';
import { useStudentId, useStudentNamed } from './use-student.ts';

interface ChoiceProps {
  readonly id: StudentId;
  readonly cycles: readonly CycleLine[];
  readonly classes: readonly { readonly id: ClassId; readonly name: string }[];
}

/** In which class and cycle the report is: a report is one per student, class and cycle. */
function Choice({ id, cycles, classes }: ChoiceProps) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const writable = classes.filter((each) => cyclesOf(cycles, each.id).length > 0);
  const [classId, setClassId] = useState(writable[0]?.id);
  const open = cyclesOf(cycles, classId);
  const [chosen, setCycle] = useState<CycleId>();
  const cycle = (open.find((each) => each.id === chosen) ?? open[0])?.id;
  if (classes.length === 0)
    return <EmptyState title={t('student.noClass')} hint={t('student.noClassHint')} />;
  if (writable.length === 0)
    return (
      <EmptyState
        title={t('student.noCycle')}
        hint={t('student.noCycleHint')}
        action={
          <Button component={Link} to={paths.reports} variant="contained">
            {t('title')}
          </Button>
        }
      />
    );
  const begin = () => {
    if (cycle && classId)
      void navigate(paths.writeReport(id, { cycle, class: classId }), { replace: true });
  };
  return (
    <Paper sx={{ p: 3 }}>
      <Stack spacing={2}>
        <LabelledSelect
          label={t('cycle.class')}
          value={classId ?? ''}
          onChange={({ target }) => setClassId(target.value as ClassId)}
          choices={writable.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <LabelledSelect
          label={t('cycle.choose')}
          value={cycle ?? ''}
          onChange={({ target }) => setCycle(target.value as CycleId)}
          choices={open.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <Button variant="contained" onClick={begin} sx={{ alignSelf: 'start' }}>
          {t('write')}
        </Button>
      </Stack>
    </Paper>
  );
}

function ChoicePage({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation('reports');
  const student = useStudentNamed(id);
  const cycles = useCycles();
  const list = cycles.data?.pages.flatMap((page) => page.list) ?? [];
  const classes = student.data?.classes ?? [];
  const isFound = classes.some((each) => cyclesOf(list, each.id).length > 0);
  const isReading = useReadOn(cycles, isFound);
  const isThere = student.data && cycles.data && !isReading;
  const error = student.error ?? cycles.error;
  const retry = () => void Promise.all([student.refetch(), cycles.refetch()]);
  return (
    <>
      <PageHeader title={t('student.writeOf', { name: student.data?.name ?? '' })} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !isThere && <ListSkeleton rows={3} />}
      {isThere && <Choice id={id} cycles={list} classes={classes} />}
    </>
  );
}

/** Writes the report of a student. */
export default function WriteReportPage() {
  const id = useStudentId();
  const [search] = useSearchParams();
  const cycle_id = CycleId.safeParse(search.get(REPORTS_SEARCH.cycle)).data;
  const class_id = ClassId.safeParse(search.get(REPORTS_SEARCH.class)).data;
  useSafeLeaving();
  if (!cycle_id || !class_id) return <ChoicePage id={id} />;
  return <WithWayBack cycle={cycle_id} classId={class_id} id={id} />;
}

interface WayProps {
  readonly cycle: CycleId;
  readonly classId: ClassId;
  readonly id: StudentId;
}

function WithWayBack({ cycle, classId, id }: WayProps) {
  const { t } = useTranslation('reports');
  return (
    <Stack spacing={1}>
      <Button component={Link} to={paths.classReports(cycle, classId)} sx={{ alignSelf: 'start' }}>
        {t('student.toClass')}
      </Button>
      <ReportEditor of={{ cycle_id: cycle, class_id: classId, student_id: id }} />
    </Stack>
  );
}
