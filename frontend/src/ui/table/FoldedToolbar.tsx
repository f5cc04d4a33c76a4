import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListQuestion } from './use-list-question.ts';

export const TOOLBAR = { p: 1.5, flexWrap: 'wrap', alignItems: 'center' } as const;

interface Props {
  /** What is set, to be counted. */
  readonly question: Pick<ListQuestion, 'filters' | 'search'>;
  /** Whether there is a search among the fields. */
  readonly isSearch: boolean;
  /** Shown at the right of the button that opens the fields. */
  readonly buttons?: ReactNode;
  /** On the page itself instead of a card: without space around it. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** The fields of a toolbar behind a button that tells how many of them are set. */
export function FoldedToolbar(props: Props) {
  const { question, isSearch, buttons, isFlush = false, children } = props;
  const { t } = useTranslation('table');
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = Object.keys(question.filters).length + (question.search === '' ? 0 : 1);
  const label = t(isSearch ? 'searchAndFilter' : 'filter');
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pr: isFlush ? 0 : 1 }}>
        <Button
          color="inherit"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          sx={{ flex: 1, px: isFlush ? 1 : 2, justifyContent: 'flex-start', textAlign: 'start' }}
        >
          {count > 0 ? t('filtersSet', { label, count }) : label}
        </Button>
        {buttons}
      </Stack>
      {open && (
        <Stack
          id={id}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ ...TOOLBAR, ...(isFlush && { px: 0 }) }}
        >
          {children}
        </Stack>
      )}
    </>
  );
}
