import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type CSSProperties, memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from './column.ts';

interface Props {
  /** `RowMenuIcon`, which says whose menu it is, or another `MoreIcon`. */
  readonly icon: ReactElement;
  /** Called when the menu opens, so that new actions do not render the rows of a table again. */
  readonly actions: () => readonly RowAction[];
  /** In a table the arrow keys move from cell to cell, and the button takes the focus of its cell. */
  readonly tabIndex?: 0 | -1;
  readonly hasFocus?: boolean;
}

const DOTS = <MoreVertIcon />;
const FRAME: CSSProperties = { display: 'flex' };

/** The three dots, with a label for screen readers that names the row. */
export const MoreIcon = ({ label }: { readonly label: string }) => (
  <span role="img" aria-label={label} style={FRAME}>
    {DOTS}
  </span>
);

export function RowMenuIcon({ name }: { readonly name: string }) {
  const { t } = useTranslation('table');
  return <MoreIcon label={t('rowActions', { name })} />;
}

/** The menu of a row's actions. A table has many: only the icon's label re-renders for new rows. */
export const RowMenu = memo(function RowMenu(props: Props) {
  const { icon, actions, tabIndex = 0, hasFocus = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Kept while the closing menu fades out.
  const [entries, setEntries] = useState<readonly RowAction[]>([]);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  const select = ({ onSelect }: RowAction): void => {
    setOpen(false);
    onSelect();
  };
  return (
    <>
      <IconButton
        ref={button}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          setEntries(actions());
          setOpen(true);
        }}
        // Enter and space belong to the button, not to the table around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        {icon}
      </IconButton>
      {/* Rendered only once opened: menus for a hundred rows would cost more than the rows. */}
      {entries.length > 0 && (
        <Menu
          open={open}
          anchorEl={() => button.current}
          onClose={() => setOpen(false)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        >
          {entries.map((action) => (
            <MenuItem
              key={action.key}
              onClick={() => select(action)}
              sx={action.destructive ? { color: 'error.main' } : null}
            >
              {action.icon && <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>}
              <ListItemText>{action.label}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
});
