import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isShown: (column: Column<Row>) => boolean;
  readonly onShow: (key: string, shown: boolean) => void;
}

/** Which columns a list shows. */
export function ColumnMenu<Row>({ columns, isShown, onShow }: Props<Row>) {
  const { t } = useTranslation('table');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('columns')}
      </Button>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {columns
          .filter(({ fixed }) => !fixed)
          .map((column) => (
            <MenuItem
              key={column.key}
              role="menuitemcheckbox"
              aria-checked={isShown(column)}
              onClick={() => onShow(column.key, !isShown(column))}
            >
              <Checkbox
                checked={isShown(column)}
                edge="start"
                tabIndex={-1}
                slotProps={{ input: { 'aria-hidden': true } }}
              />
              <ListItemText>{column.label}</ListItemText>
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
