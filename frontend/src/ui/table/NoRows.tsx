import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPicture } from '../states/EmptyPicture.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { Identified } from './column.ts';
import type { CursorList } from './use-cursor-list.ts';

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly empty: ReactNode;
}

/** Shown without rows: either nothing matches search and filters, or the list is empty. */
export function NoRows<Row extends Identified>({ list, empty }: Props<Row>) {
  const { t } = useTranslation('table');
  const { search, filters } = list.question;
  if (!search && Object.keys(filters).length === 0) return empty;
  return (
    <EmptyState
      icon={<EmptyPicture name="nothing" />}
      title={t('nothingFound')}
      hint={t('nothingFoundHint')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}
