import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router';
import { ReportPreviewDialog } from '#frontend/src/entities/reports/preview/ReportPreviewDialog.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { ReportId } from '#shared/ids.ts';

/** The preview of a report on its own address, for links. */
export default function ReportDialogPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: id = ReportId.parse('rpt-none') } = ReportId.safeParse(search.get('id'));
  // The page before, or where one begins.
  const leave = () => void (history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <Box component="main" tabIndex={-1}>
      <ReportPreviewDialog reportId={id} onClose={leave} />
    </Box>
  );
}
