import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';

const SharedDocuments = lazyPart(
  async () =>
    (await import('#frontend/src/entities/documents/SharedDocuments.tsx')).SharedDocuments,
  { fallback: <ListSkeleton rows={3} /> },
);

/** What is shared with live teachers, who have no screen of the library. */
export function SharedDocumentsCard() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('documents')}>
      <SharedDocuments />
    </TitledCard>
  );
}
