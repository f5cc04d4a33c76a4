import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { useDraftGuard } from '#frontend/src/ui/drafts/use-draft-guard.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { useOwnAddress } from '#frontend/src/ui/form/use-own-address.ts';
import { firstWords } from '#frontend/src/ui/rich-text/first-words.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { ContentFields } from './ContentFields.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { isOut } from './notice.draft.ts';
import type { NoticeValues } from './notice-form.ts';
import { type EditorStart, useNoticeWriting } from './use-notice-writing.ts';

interface Props {
  readonly start: EditorStart;
  readonly onStored?: (id: string) => void;
}

function useDoneToast(start: EditorStart) {
  const { t } = useTranslation('editor');
  return ({ state }: SentNotice): void => {
    if (isOut(start.record)) toast.success(t('saved'));
    else toast.success(t(state === 'planned' ? 'planned' : 'published'));
  };
}

/** What is compared when the notice was changed in between. Whom it goes to is not. */
function useComparedFields() {
  const { t } = useTranslation(['editor', 'upload']);
  const { list } = useFormats();
  return [
    { name: 'title' as const, label: t('fields.title') },
    { name: 'content' as const, label: t('content'), show: firstWords },
    {
      name: 'file_ids' as const,
      label: t('upload:attached'),
      show: (files: unknown) => list((files as NoticeValues['file_ids']).map(({ name }) => name)),
    },
  ];
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
  const fields = useComparedFields();
  const writing = useNoticeWriting(start, (notice, { end }) => {
    const isWhole = end();
    toastDone(notice);
    if (isWhole) leaveTo(paths.sentNotice(notice.id));
  });
  const { form, draft, view, round } = writing;
  const { question, leaveTo, isLeaving } = useDraftGuard(view, isUploading);
  useOwnAddress({
    id: view.record?.id,
    unsaved: view.unsavedSince !== null,
    addressOf: paths.editNotice,
    onStored: isLeaving ? undefined : onStored,
  });
  return (
    <Stack spacing={3}>
      <EditorHeader writing={writing} onLeave={leaveTo} />
      <RestoredNotice draft={draft} view={view} onDiscard={writing.fill} />
      <FormProblem problem={form.problem} />
      <Box sx={COLUMNS}>
        <ContentFields control={form.control} round={round} onUploading={setUploading} />
        <AudienceFields control={form.control} isOut={isOut(view.record)} />
      </Box>
      <DraftConflict draft={draft} view={view} fields={fields} onChoose={writing.choose} />
      {question}
    </Stack>
  );
}
