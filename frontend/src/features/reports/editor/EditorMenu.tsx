import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { ReportId } from '#shared/ids.ts';
import type { MenuReport } from '../share/menu-report.ts';
import { ReportMenu } from '../share/ReportMenu.tsx';
import type { Writing } from './use-writing.ts';

const toMenuReport = ({ draft }: Writing, id: ReportId): MenuReport => ({
  id,
  cycle_id: draft.cycle.id,
  class_id: draft.class_id,
  student_id: draft.student.id,
  student_name: draft.student.name,
  state: draft.state,
  version: draft.version,
  draft: draft.draft,
  word: draft.share?.word ? (draft.share.word.seen ? 'seen' : 'new') : '',
});

/** What else is done with the report that is open; nothing while none is stored. */
export function EditorMenu({ writing }: { readonly writing: Writing }) {
  const navigate = useNavigate();
  const { report_id: id, cycle, class_id } = writing.draft;
  if (!id) return null;
  return (
    <ReportMenu
      report={toMenuReport(writing, id)}
      isOpen
      onGone={() => void navigate(paths.classReports(cycle.id, class_id), { replace: true })}
    />
  );
}
