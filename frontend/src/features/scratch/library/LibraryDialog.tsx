import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryChoice, LibraryKind } from '#frontend/src/entities/scratch/messages.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import { hasAllItems } from './has-all-items.ts';
import { LibraryCards } from './LibraryCards.tsx';
import { LibraryCategories } from './LibraryCategories.tsx';
import {
  cardsOf,
  categoriesOf,
  findCards,
  type LibraryCard,
  nameOf,
  type Tag,
} from './library-cards.ts';

export interface LibraryDialogProps {
  readonly kind: LibraryKind;
  readonly add: (choice: LibraryChoice) => Promise<void>;
  /** Opens the package's own library. */
  readonly onAllItems: () => void;
  readonly onClose: () => void;
}

function useHasAllItems(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isShown = true;
    void hasAllItems().then((found) => isShown && setHas(found));
    return () => {
      isShown = false;
    };
  }, []);
  return has;
}

/** The library of pictures and sounds, in place of the one of Scratch. */
export function LibraryDialog({ kind, add, onAllItems, onClose }: LibraryDialogProps) {
  const { t } = useTranslation('scratchLibrary');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [tag, setTag] = useState<Tag | null>(null);
  const hasAll = useHasAllItems();
  const cards = useMemo(() => cardsOf(kind), [kind]);
  const categories = useMemo(() => categoriesOf(cards), [cards]);
  const found = findCards(cards, { text, tag });
  const choose = (card: LibraryCard) => {
    onClose();
    add(card.choice).then(
      () => toast.success(t('added', { name: nameOf(card, language) })),
      () => toast.error(t('failed')),
    );
  };
  return (
    <ClosableDialog title={t(`title.${kind}`)} maxWidth="lg" fullScreenBelow="md" onClose={onClose}>
      <Stack spacing={1.5} sx={{ px: 3, pb: 1.5 }}>
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}
        >
          <SearchField label={t('search')} value={text} onSearch={setText} />
          <Box sx={{ flex: 1 }} />
          {hasAll && <Button onClick={onAllItems}>{t('allItems')}</Button>}
        </Stack>
        <LibraryCategories categories={categories} chosen={tag} onChoose={setTag} />
      </Stack>
      <DialogContent dividers sx={{ minHeight: '50vh' }}>
        {found.length > 0 ? (
          <LibraryCards cards={found} onChoose={choose} />
        ) : (
          <EmptyState title={t('nothing')} hint={t('nothingHint')} />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
