import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { FILE_ICONS } from '#frontend/src/ui/file-icons.ts';
import type { TaskText } from '#shared/tasks/fields.ts';

interface Props {
  readonly file: TaskText['files'][number];
  readonly tools: ReactNode;
  readonly children?: ReactNode;
}

/** A file in a list: its kind, name and size, and what can be done with it. */
export function FileRow({ file: { kind, name, bytes }, tools, children }: Props) {
  const locale = LOCALES[useLanguage()];
  const Icon = FILE_ICONS[kind];
  return (
    <Paper component="li" variant="outlined" sx={{ px: 1.5, py: 0.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Icon color="primary" aria-hidden />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatBytes(bytes, locale)}
          </Typography>
        </Box>
        {tools}
      </Stack>
      {children}
    </Paper>
  );
}
