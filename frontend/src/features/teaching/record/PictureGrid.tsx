import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';

interface Props {
  readonly pictures: readonly { readonly key: string; readonly url: string }[];
  /** Absent where pictures cannot be removed. */
  readonly onRemove?: (key: string) => void;
}

/** Pictures of a lesson; each opens in its full size. */
export function PictureGrid({ pictures, onRemove }: Props) {
  const { t } = useTranslation('teaching');
  if (pictures.length === 0) return null;
  return (
    <CardGrid
      gap={1}
      columns={{ xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
    >
      {pictures.map(({ key, url }, index) => (
        <Box component="li" key={key} sx={{ position: 'relative' }}>
          <a href={url} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={url}
              alt={t('picture', { number: index + 1 })}
              sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
            />
          </a>
          {onRemove && (
            <IconButton
              aria-label={t('removePicture', { number: index + 1 })}
              onClick={() => onRemove(key)}
              sx={{
                position: 'absolute',
                top: 4,
                right: 4,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.default' },
              }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      ))}
    </CardGrid>
  );
}
