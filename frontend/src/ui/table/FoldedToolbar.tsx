import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListQuestion } from './use-list-question.ts';

export const TOOLBAR = { p: 1.5, flexWrap: 'wrap', alignItems: 'center' } as const;

interface Props {
  readonly question: ListQuestion;
  /** Whether there is a search among the fields. */
  readonly isSearch: boolean;
  /** Stand beside it. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a toolbar behind a button that tells how many of them are set. */
export function FoldedToolbar({ question, isSearch, buttons, children }: Props) {
  const { t } = useTranslation('table');
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = Object.keys(question.filters).length + (question.search === '' ? 0 : 1);
  const label = t(isSearch ? 'searchAndFilter' : 'filter');
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pr: 1 }}>
        <Button
          color="inherit"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          sx={{ flex: 1, px: 2, justifyContent: 'flex-start', textAlign: 'start' }}
        >
          {count > 0 ? t('filtersSet', { label, count }) : label}
        </Button>
        {buttons}
      </Stack>
      {open && (
        <Stack id={id} direction="row" spacing={1} useFlexGap sx={TOOLBAR}>
          {children}
        </Stack>
      )}
    </>
  );
}
