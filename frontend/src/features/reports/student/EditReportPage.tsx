import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ClassId, CycleId, ReportId } from '#shared/ids.ts';
import { ReportEditor } from '../editor/ReportEditor.tsx';
import { useSafeLeaving } from '../writing/writers.ts';
import { useStudentId } from './use-student.ts';

const UNKNOWN = ReportId.parse('rpt-0');

/** Edits a report by its id. */
export default function EditReportPage() {
  const { t } = useTranslation('reports');
  const student = useStudentId();
  // The server answers an invalid id like that of another school.
  const report = ReportId.safeParse(useParams()['report']).data ?? UNKNOWN;
  const [search] = useSearchParams();
  const cycle = CycleId.safeParse(search.get(REPORTS_SEARCH.cycle)).data;
  const classId = ClassId.safeParse(search.get(REPORTS_SEARCH.class)).data;
  const isOfCheck = cycle !== undefined && classId !== undefined;
  useSafeLeaving();
  return (
    <Stack spacing={1}>
      <Button
        component={Link}
        to={isOfCheck ? paths.checkReports(cycle, classId) : paths.studentReports(student)}
        sx={{ alignSelf: 'start' }}
      >
        {t(isOfCheck ? 'student.toCheck' : 'student.toReports')}
      </Button>
      <ReportEditor of={{ report_id: report }} />
    </Stack>
  );
}
