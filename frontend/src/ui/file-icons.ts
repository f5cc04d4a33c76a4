import ArticleIcon from '@mui/icons-material/Article';
import AudioFileIcon from '@mui/icons-material/AudioFile';
import CodeIcon from '@mui/icons-material/Code';
import ExtensionIcon from '@mui/icons-material/Extension';
import FolderZipIcon from '@mui/icons-material/FolderZip';
import ImageIcon from '@mui/icons-material/Image';
import MovieIcon from '@mui/icons-material/Movie';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';

/** A picture for each kind of file, by its content. */
export const FILE_ICONS = {
  scratch: ExtensionIcon,
  python: CodeIcon,
  picture: ImageIcon,
  video: MovieIcon,
  audio: AudioFileIcon,
  pdf: PictureAsPdfIcon,
  zip: FolderZipIcon,
  office: ArticleIcon,
  text: ArticleIcon,
} as const;
