import { useTranslation } from 'react-i18next';
import { useSession } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { PublicFrame } from '#frontend/src/ui/PublicFrame.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GalleryBar } from './gallery/GalleryBar.tsx';
import { useGalleryQuestion } from './gallery/use-gallery.ts';
import { HomeLink } from './public/HomeLink.tsx';

/** The gallery of public works. Members of a school also find the works of the school, and keep their menu. */
export default function DiscoverPage() {
  const { t } = useTranslation('works');
  const { question, change } = useGalleryQuestion();
  const session = useSession();
  const gallery = (
    <>
      <PageHeader title={t('gallery')} subtitle={t('galleryHint')} />
      <GalleryBar question={question} change={change} />
      <Gallery question={question} />
    </>
  );
  return session ? gallery : <PublicFrame links={<HomeLink />}>{gallery}</PublicFrame>;
}
