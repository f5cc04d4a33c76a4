import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  AttachmentsField,
  type AttachmentValues,
} from '#frontend/src/entities/uploads/AttachmentsField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import { RichTextField } from '#frontend/src/ui/rich-text/RichTextField.tsx';
import type { NoticeControl, NoticeValues } from './notice-form.ts';

interface Props {
  readonly control: NoticeControl;
  readonly round: number;
  readonly onUploading: (isUploading: boolean) => void;
}

/** What a notice says: title, text and files. */
export function ContentFields({ control, round, onUploading }: Props) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={3}>
        <FormTextField control={control} name="title" />
        <RichTextField key={round} control={control} name="content" />
        <AttachmentsField
          control={sharedFields<AttachmentValues, NoticeValues, 'editor'>(control)}
          namespace="editor"
          onUploading={onUploading}
        />
      </Stack>
    </Paper>
  );
}
