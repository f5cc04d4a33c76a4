import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#frontend/src/ui/PublicFrame.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GalleryBar } from './gallery/GalleryBar.tsx';
import { useGalleryQuestion } from './gallery/use-gallery.ts';
import { HomeLink } from './public/HomeLink.tsx';

/** The gallery: public works and, for members of a school, the school's own. */
export default function DiscoverPage() {
  const { t } = useTranslation('works');
  const { question, change } = useGalleryQuestion();
  return (
    <PublicFrame links={<HomeLink />}>
      <Typography variant="h1" sx={{ mb: 0.5 }}>
        {t('gallery')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('galleryHint')}
      </Typography>
      <GalleryBar question={question} change={change} />
      <Gallery question={question} />
    </PublicFrame>
  );
}
