import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { useOwnAddress } from '#frontend/src/ui/form/use-own-address.ts';
import type { SentNotice } from '#shared/contracts/notice-fields.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentFields } from './ContentFields.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { type EditorStart, isOut, useNoticeWriting } from './use-notice-writing.ts';

interface Props {
  readonly start: EditorStart;
  readonly onStored?: (id: string) => void;
}

function useDoneToast(start: EditorStart) {
  const { t } = useTranslation('editor');
  return ({ state }: SentNotice): void => {
    if (isOut(start.notice)) toast.success(t('saved'));
    else toast.success(t(state === 'planned' ? 'planned' : 'published'));
  };
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** The editor of a notice. */
export function NoticeEditor({ start, onStored }: Props) {
  const toastDone = useDoneToast(start);
  const [isUploading, setUploading] = useState(false);
  // The rich-text editor has state of its own: a new key makes it take replaced values.
  const [round, setRound] = useState(0);
  const writing = useNoticeWriting(start, (notice) => {
    writing.setUnsaved(false);
    toastDone(notice);
    leaveTo(paths.sentNotice(notice.id));
  });
  const { form, unsaved, notice } = writing;
  const { question, leaveTo, isLeaving } = useLeaveGuard(unsaved || isUploading);
  useOwnAddress({
    id: notice?.id,
    unsaved,
    addressOf: paths.editNotice,
    onStored: isLeaving ? undefined : onStored,
  });
  return (
    <Stack spacing={3}>
      <EditorHeader writing={writing} onLeave={leaveTo} />
      <FormProblem problem={form.problem} />
      <Box sx={COLUMNS}>
        <ContentFields control={form.control} round={round} onUploading={setUploading} />
        <AudienceFields control={form.control} isOut={isOut(notice)} />
      </Box>
      <ConflictDialog
        writing={writing}
        start={start}
        onChosen={() => setRound((before) => before + 1)}
      />
      {question}
    </Stack>
  );
}
