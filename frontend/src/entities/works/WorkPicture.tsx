import CodeIcon from '@mui/icons-material/Code';
import ExtensionIcon from '@mui/icons-material/Extension';
import FolderZipIcon from '@mui/icons-material/FolderZip';
import ImageIcon from '@mui/icons-material/Image';
import MovieIcon from '@mui/icons-material/Movie';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import type { WorkDto } from '#shared/contracts/work-fields.ts';

const ICONS = {
  scratch: ExtensionIcon,
  python: CodeIcon,
  picture: ImageIcon,
  video: MovieIcon,
  pdf: PictureAsPdfIcon,
  zip: FolderZipIcon,
} as const;

/** The thumbnail of a work, or an icon of its kind. Decorative: the title is beside it. */
export function WorkPicture({ work }: { readonly work: Pick<WorkDto, 'kind' | 'thumbnail'> }) {
  const Icon = ICONS[work.kind];
  return (
    <Box
      sx={{ aspectRatio: '4 / 3', display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}
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
    </Box>
  );
}
