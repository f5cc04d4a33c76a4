import CodeIcon from '@mui/icons-material/Code';
import ExtensionIcon from '@mui/icons-material/Extension';
import FolderZipIcon from '@mui/icons-material/FolderZip';
import ImageIcon from '@mui/icons-material/Image';
import MovieIcon from '@mui/icons-material/Movie';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { WorkDto } from '#shared/works/fields.ts';

const ICONS = {
  scratch: ExtensionIcon,
  python: CodeIcon,
  picture: ImageIcon,
  video: MovieIcon,
  pdf: PictureAsPdfIcon,
  zip: FolderZipIcon,
} as const;

interface Props {
  readonly work: Pick<WorkDto, 'kind' | 'thumbnail'>;
  /** In the corner. */
  readonly badge?: ReactNode;
}

/** The thumbnail of a work, or an icon of its kind. Decorative: the title is beside it. */
export function WorkPicture({ work, badge }: Props) {
  const Icon = ICONS[work.kind];
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
      }}
    >
      {work.thumbnail ? (
        <Box
          component="img"
          src={work.thumbnail}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'cover', aspectRatio: '4 / 3' }}
        />
      ) : (
        <Icon color="primary" sx={{ fontSize: '4rem' }} aria-hidden />
      )}
      {badge && <Box sx={{ position: 'absolute', top: 8, insetInlineEnd: 8 }}>{badge}</Box>}
    </Box>
  );
}
