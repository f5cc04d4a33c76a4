import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asksToWait } from '#frontend/src/lib/api-error.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ReportId } from '#shared/ids.ts';
import { type Draft, useDraft } from '../queries.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import type { ReportPlace } from '../writing/report-writer.ts';
import { SavingText } from '../writing/SavingText.tsx';
import { useWriterView } from '../writing/writers.ts';
import { EditorActions } from './EditorActions.tsx';
import { BriefFields, FullFields } from './EditorFields.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { usePendingMedia } from './pending-media.ts';
import { placeOf, useWriting, type Writing } from './use-writing.ts';

interface EditorProps {
  readonly draft: Draft;
  readonly isBrief: boolean;
  readonly autoFocus: boolean;
}

/** Who it is about, and what of it is public. */
function EditorHeader({ writing, isBrief }: { writing: Writing; readonly isBrief: boolean }) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const { student, state, version, draft, saved_at, saved_by, class_name, cycle } = writing.draft;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <PersonAvatar name={student.name} picture={student.avatar} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography variant={isBrief ? 'h2' : 'h1'} sx={{ overflowWrap: 'anywhere' }}>
          {student.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {cycle.name} · {class_name}
          {saved_at && ` · ${t('editor.savedBy', { time: dateTime(saved_at), name: saved_by })}`}
        </Typography>
      </Box>
      {/* On phones the menu stands next to the name, on larger screens at the end. */}
      {!isBrief && (
        <Box sx={{ order: { md: 1 } }}>
          <EditorMenu writing={writing} />
        </Box>
      )}
      {version > 0 && (
        <Chip
          size="small"
          color={state === 'published' ? 'success' : 'default'}
          label={t('editor.version', { state: t(`states.${state}`), version })}
        />
      )}
      {version > 0 && draft && <Chip size="small" color="warning" label={t('newer')} />}
      {!isBrief && <SavingText />}
      <EditorActions writing={writing} isBrief={isBrief} />
    </Stack>
  );
}

function Notes({ writing: { draft, writer } }: { readonly writing: Writing }) {
  const { t } = useTranslation('reports');
  const { restored, problem, saving } = useWriterView(writer);
  return (
    <>
      {!draft.student.member && <Alert severity="info">{t('editor.left')}</Alert>}
      {draft.student.no_photos && <Alert severity="warning">{t('editor.noPhotos')}</Alert>}
      {draft.cycle.state === 'closed' && !draft.report_id && (
        <Alert severity="warning">{t('editor.closed')}</Alert>
      )}
      {restored && <Alert severity="info">{t('editor.restored')}</Alert>}
      {(saving === 'failed' || saving === 'refused') && problem && (
        <Alert severity={asksToWait(problem) ? 'info' : 'error'}>{problem.message}</Alert>
      )}
    </>
  );
}

/** Asks before an upload that is under way is lost. */
function UploadGuard() {
  const { pictures, video } = usePendingMedia();
  return useLeaveGuard(pictures + video > 0).question;
}

function Editor({ draft, isBrief, autoFocus }: EditorProps) {
  const writing = useWriting(draft);
  const Fields = isBrief ? BriefFields : FullFields;
  return (
    <>
      <Stack spacing={2}>
        <EditorHeader writing={writing} isBrief={isBrief} />
        <Notes writing={writing} />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 7fr) minmax(280px, 5fr)',
            },
          }}
        >
          <Fields writing={writing} autoFocus={autoFocus} />
          <EvidencePanel place={placeOf(draft)} writing={writing} />
        </Box>
      </Stack>
      {/* Beside the others of a class nothing is uploaded, and the sheet asks which version stays. */}
      {!isBrief && <UploadGuard />}
      {!isBrief && <ConflictDialog writer={writing.writer} />}
    </>
  );
}

interface Props {
  readonly of: ReportPlace | { readonly report_id: ReportId };
  /** Only what differs from child to child; the whole report has a page of its own. */
  readonly isBrief?: boolean;
  readonly autoFocus?: boolean;
}

/** Writes one report, with the evidence beside it. */
export function ReportEditor({ of, isBrief = false, autoFocus = false }: Props) {
  const { data, error, refetch } = useDraft(of);
  if (data) return <Editor draft={data.report} isBrief={isBrief} autoFocus={autoFocus} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={8} />;
}
