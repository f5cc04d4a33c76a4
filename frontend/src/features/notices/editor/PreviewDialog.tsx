import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { NoticeBody } from '#frontend/src/entities/notices/NoticeBody.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { parseRichText } from '#shared/rich-text/rich-text.ts';
import type { NoticeValues } from './notice-form.ts';

interface Props {
  readonly values: NoticeValues;
  readonly onClose: () => void;
}

/** The notice as its readers will see it. */
export function PreviewDialog({ values: { title, content, file_ids }, onClose }: Props) {
  const { t } = useTranslation('editor');
  const text = {
    content: parseRichText(content) ?? { type: 'doc' as const },
    files: [...file_ids],
  };
  return (
    <ClosableDialog title={title || t('untitled')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <NoticeBody text={text} />
      </DialogContent>
    </ClosableDialog>
  );
}
