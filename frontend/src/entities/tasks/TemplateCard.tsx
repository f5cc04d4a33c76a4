import ExtensionIcon from '@mui/icons-material/Extension';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import type { TaskText } from '#shared/tasks/fields.ts';

interface Props {
  readonly template: NonNullable<TaskText['template']>;
  /** Further buttons beside the preview. */
  readonly actions?: ReactNode;
}

/** The Scratch template of a task, with a preview. */
export function TemplateCard({ template, actions }: Props) {
  const { t } = useTranslation('task');
  const [isOpen, setOpen] = useState(false);
  const { title, thumbnail, url } = template;
  const file = { kind: 'scratch' as const, title, name: `${title}.sb3`, url, thumbnail };
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Avatar
          variant="rounded"
          src={thumbnail || undefined}
          alt=""
          sx={({ layout }) => ({ width: layout.avatarLarge, height: 'auto', aspectRatio: '4 / 3' })}
        >
          <ExtensionIcon />
        </Avatar>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography color="textSecondary" variant="body2">
            {t('template')}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        </Stack>
        <Button onClick={() => setOpen(true)}>{t('tryTemplate')}</Button>
        {actions}
      </Stack>
      {isOpen && <FileDialog file={file} onClose={() => setOpen(false)} />}
    </Paper>
  );
}
