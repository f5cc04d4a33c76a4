import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { usePendingMedia } from './pending-media.ts';
import type { Media } from './use-media-queue.ts';

interface PictureProps {
  readonly url: string;
  readonly label: string;
  readonly title: string | undefined;
  readonly isIn: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Picture = ({ url, label, title, isIn, disabled, onClick }: PictureProps) => (
  <Box
    component="button"
    type="button"
    disabled={disabled}
    aria-pressed={isIn}
    aria-label={label}
    title={title}
    onClick={onClick}
    sx={{
      all: 'unset',
      cursor: 'pointer',
      position: 'relative',
      width: 76,
      height: 58,
      borderRadius: 1,
      overflow: 'hidden',
      outline: isIn ? 3 : 1,
      outlineStyle: 'solid',
      outlineColor: isIn ? 'primary.main' : 'divider',
      '&:disabled': { opacity: 0.4, cursor: 'default' },
    }}
  >
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
      sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
    />
  </Box>
);

interface Props {
  /** The title of the lesson or work that they belong to. */
  readonly title: string;
  readonly offered: readonly Media[];
  readonly taken: readonly Media[];
  /** The tooltip of each picture. */
  readonly warning?: string | undefined;
  readonly onChange: (taken: Media[]) => void;
}

/** Pictures of a lesson or a work: a click takes one in, or out again. Uploads under way have their places. */
export function OfferedPictures({ title, offered, taken, warning, onChange }: Props) {
  const { t } = useTranslation('reports');
  const uploading = usePendingMedia().pictures;
  if (offered.length === 0) return null;
  const isFull = taken.length + uploading >= REPORT_LIMITS.picturesMax;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
      {offered.map(({ key, url }, at) => {
        const isIn = taken.some((picture) => picture.key === key);
        return (
          <Picture
            key={key}
            url={url}
            label={t('evidence.takePicture', { number: at + 1, title })}
            title={warning}
            isIn={isIn}
            disabled={isFull && !isIn}
            onClick={() =>
              onChange(
                isIn ? taken.filter((picture) => picture.key !== key) : [...taken, { key, url }],
              )
            }
          />
        );
      })}
    </Box>
  );
}
