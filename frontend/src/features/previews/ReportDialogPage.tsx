import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { ReportPreviewDialog } from '#frontend/src/entities/reports/preview/ReportPreviewDialog.tsx';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { ReportId } from '#shared/ids.ts';

const VersionNo = z.coerce.number().int().min(1);

/** The preview of a report on its own address, for links: `version` names an earlier one, `draft=1` the draft. */
export default function ReportDialogPage() {
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const { data: id = ReportId.parse('rpt-none') } = ReportId.safeParse(search.get('id'));
  const version = VersionNo.safeParse(search.get('version')).data;
  const draft = search.get('draft') === '1';
  const home = session ? homeOf(session.role) : paths.signIn;
  // The page before, or where one begins.
  const leave = () => void (history.length > 1 ? navigate(-1) : navigate(home));
  return (
    <Box component="main" tabIndex={-1}>
      <ReportPreviewDialog reportId={id} version={version} draft={draft} onClose={leave} />
    </Box>
  );
}
