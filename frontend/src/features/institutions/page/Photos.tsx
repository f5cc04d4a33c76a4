import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import type { PageSettings } from '../queries.ts';
import { useChoosePicture } from '../use-choose-picture.ts';
import { PagePart } from './PagePart.tsx';

type Photo = PageSettings['photos'][number];

interface PhotoProps {
  readonly photo: Photo;
  readonly onText: (alt: string) => void;
  readonly onRemove: () => void;
}

function PhotoCard({ photo, onText, onRemove }: PhotoProps) {
  const { t } = useTranslation('institutions');
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack spacing={1}>
        <Box
          component="img"
          src={photo.url}
          alt={photo.alt}
          sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
        />
        <LabelledInput
          label={t('page.photoText')}
          value={photo.alt}
          maxLength={SCHOOL_PAGE_LIMITS.photoText}
          onChange={({ target }) => onText(target.value)}
        />
        <Button color="inherit" onClick={onRemove}>
          {t('removePicture')}
        </Button>
      </Stack>
    </Paper>
  );
}

interface Props {
  readonly photos: readonly Photo[];
  readonly onChange: (photos: Photo[]) => void;
}

/** Photos of the school. */
export function Photos({ photos, onChange }: Props) {
  const { t } = useTranslation('institutions');
  const { choose, working } = useChoosePicture(({ key, url }) => {
    if (!photos.some((each) => each.key === key)) onChange([...photos, { key, url, alt: '' }]);
  });
  const count = SCHOOL_PAGE_LIMITS.photos;
  return (
    <PagePart title={t('page.photos')} hint={t('page.photosHint', { count })}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
        }}
      >
        {photos.map((photo) => (
          <PhotoCard
            key={photo.key}
            photo={photo}
            onText={(alt) =>
              onChange(photos.map((each) => (each.key === photo.key ? { ...each, alt } : each)))
            }
            onRemove={() => onChange(photos.filter(({ key }) => key !== photo.key))}
          />
        ))}
      </Box>
      {photos.length < count && (
        <Stack direction="row">
          <PictureButton
            label={t('page.addPhoto')}
            working={working}
            variant="outlined"
            onChoose={(file) => void choose(file)}
          />
        </Stack>
      )}
    </PagePart>
  );
}
