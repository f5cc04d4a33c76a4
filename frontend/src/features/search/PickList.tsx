import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KINDS, type Pick } from './picks.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly picks: readonly Pick[];
  /** The position of the one that Enter opens. */
  readonly active: number;
  readonly onPick: (pick: Pick) => void;
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** What was found, in groups; the field above keeps the focus (combobox pattern). */
export function PickList({ id, label, picks, active, onPick }: Props) {
  const { t } = useTranslation('search');
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const groups = KINDS.map((kind) => ({ kind, of: picks.filter((each) => each.kind === kind) }));
  return (
    <List id={id} role="listbox" aria-label={label} component="div" dense>
      {groups.map(({ kind, of }) =>
        of.length === 0 ? null : (
          <Box key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
            <ListSubheader component="div" aria-hidden disableSticky>
              {t(`kinds.${kind}`)}
            </ListSubheader>
            {of.map((pick) => {
              const at = picks.indexOf(pick);
              return (
                <ListItemButton
                  key={pick.id}
                  id={optionId(id, at)}
                  role="option"
                  component="div"
                  tabIndex={-1}
                  aria-selected={at === active}
                  selected={at === active}
                  sx={({ spacing }) => ({ minHeight: spacing(5.5) })}
                  onClick={() => onPick(pick)}
                >
                  <ListItemText
                    primary={pick.name}
                    secondary={pick.about}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItemButton>
              );
            })}
          </Box>
        ),
      )}
    </List>
  );
}
