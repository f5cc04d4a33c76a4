import PublishIcon from '@mui/icons-material/FactCheck';
import PreviewIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { canBePublished } from '../share/menu-report.ts';
import { useWriterView } from '../writing/writers.ts';
import type { Writing } from './use-writing.ts';

const PublishDialog = lazyPart(
  async () => (await import('../publish/PublishDialog.tsx')).PublishDialog,
);
const ReportPreviewDialog = lazyPart(
  async () =>
    (await import('#frontend/src/entities/reports/preview/ReportPreviewDialog.tsx'))
      .ReportPreviewDialog,
);

interface Props {
  readonly writing: Writing;
  readonly isBrief: boolean;
}

/** What is done with the report that is open. What is typed is saved before it is shown or published. */
export function EditorActions({ writing, isBrief }: Props) {
  const { t } = useTranslation('reports');
  const { draft, writer } = writing;
  const { unsent } = useWriterView(writer);
  const [open, setOpen] = useState<'preview' | 'publish' | null>(null);
  const [working, setWorking] = useState(false);
  const isUnsent = Object.keys(unsent).length > 0;
  const { report_id: id, cycle, class_id, student } = draft;
  const preview = async () => {
    setWorking(true);
    // Where it cannot be saved the header says why; the preview then shows what is stored.
    await writer.save();
    setWorking(false);
    setOpen('preview');
  };
  const close = () => setOpen(null);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<PreviewIcon />}
        loading={working}
        disabled={!id && !isUnsent}
        onClick={() => void preview()}
      >
        {t('menu.preview')}
      </Button>
      {!isBrief && (
        <Button
          variant="contained"
          startIcon={<PublishIcon />}
          disabled={!id || !(canBePublished(draft) || isUnsent)}
          onClick={() => setOpen('publish')}
        >
          {t('menu.publish')}
        </Button>
      )}
      {open === 'preview' && id && (
        <ReportPreviewDialog reportId={id} draft={draft.draft} onClose={close} />
      )}
      {open === 'publish' && id && (
        <PublishDialog
          cycleId={cycle.id}
          classId={class_id}
          lines={[{ student_id: student.id, name: student.name }]}
          only={id}
          onClose={close}
        />
      )}
    </Stack>
  );
}
