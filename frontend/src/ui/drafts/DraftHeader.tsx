import PreviewIcon from '@mui/icons-material/Preview';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly chip?: ReactNode;
  /** What is saved. */
  readonly state: ReactNode;
  readonly previewLabel: string;
  readonly onPreview: () => void;
  /** Saves a draft and leaves; absent for what others see already. */
  readonly later?: { readonly label: string; readonly save: () => Promise<void> } | undefined;
  readonly publishLabel: string;
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
}

function LaterButton({ label, save }: NonNullable<Props['later']>) {
  const [isSaving, setSaving] = useState(false);
  const press = async () => {
    setSaving(true);
    await save();
    setSaving(false);
  };
  return (
    <Button variant="outlined" loading={isSaving} onClick={() => void press()}>
      {label}
    </Button>
  );
}

/** The header of an editor whose drafts are published: title, what is saved, and actions. */
export function DraftHeader({ title, chip, state, later, ...actions }: Props) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Typography variant="h1">{title}</Typography>
          {chip}
        </Stack>
        {state}
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button startIcon={<PreviewIcon />} onClick={actions.onPreview}>
          {actions.previewLabel}
        </Button>
        {later && <LaterButton {...later} />}
        {/* Not a submit button: Enter in a field must not publish. */}
        <Button
          variant="contained"
          loading={actions.isPublishing}
          loadingPosition="start"
          startIcon={later ? <SendIcon /> : <SaveIcon />}
          onClick={actions.onPublish}
        >
          {actions.publishLabel}
        </Button>
      </Stack>
    </Stack>
  );
}
