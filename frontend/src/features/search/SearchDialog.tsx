import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { optionId, PickList } from './PickList.tsx';
import { KINDS, type Pick, recentPicks, rememberPick } from './picks.ts';
import { useSearch } from './use-search.ts';

/** The list is in the order of the groups. */
const inGroups = (picks: readonly Pick[]): Pick[] =>
  KINDS.flatMap((kind) => picks.filter((each) => each.kind === kind));

/** Steps through a list, from its end to its beginning and back. */
function stepOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return undefined;
}

/** Finds people, classes, lessons and works from anywhere; before anything is typed, what was opened last. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { user, role } = useSignedIn();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { picks: found, error, isSettled, isFetching, refetch } = useSearch(typed);
  const recent = useMemo(() => inGroups(recentPicks(user.id)), [user.id]);
  const picks = typed.trim() ? found : recent;
  const open = (pick: Pick): void => {
    rememberPick(user.id, pick);
    onClose();
    void navigate(pick.to);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter that ends the choice of Chinese characters opens nothing.
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key, active, picks.length);
    const chosen = event.key === 'Enter' ? picks[active] : undefined;
    if (step === undefined && !chosen) return;
    event.preventDefault();
    if (step !== undefined) setActive(step);
    if (chosen) open(chosen);
  };
  const hint = role === ROLE.student ? t('hintStudent') : t('hint');
  const isEmpty = isSettled && !error && picks.length === 0;
  return (
    <ClosableDialog title={t('title')} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={({ spacing }) => ({ minHeight: spacing(44) })}>
        <TextField
          // The dialog was opened to type.
          autoFocus
          fullWidth
          type="search"
          label={t('words')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={press}
          sx={{ mt: 1 }}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': picks.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': picks[active] ? optionId(listId, active) : undefined,
              maxLength: LIMITS.searchTextMax,
              autoComplete: 'off',
            },
          }}
        />
        {isFetching && <LinearProgress aria-label={t('searching')} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
          {isEmpty ? t('nothing', { words: typed.trim() }) : typed.trim() ? '' : hint}
        </Typography>
        {picks.length > 0 && (
          <PickList
            id={listId}
            label={typed.trim() ? t('found') : t('recent')}
            picks={picks}
            active={active}
            onPick={open}
          />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
