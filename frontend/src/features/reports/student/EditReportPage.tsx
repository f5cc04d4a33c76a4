import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { ReportId } from '#shared/ids.ts';
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
  useSafeLeaving();
  return (
    <Stack spacing={1}>
      <Button component={Link} to={paths.studentReports(student)} sx={{ alignSelf: 'start' }}>
        {t('student.toReports')}
      </Button>
      <ReportEditor of={{ report_id: report }} />
    </Stack>
  );
}
