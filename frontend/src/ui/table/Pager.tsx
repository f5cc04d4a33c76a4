import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#frontend/src/lib/list-settings.ts';
import type { Identified } from './column.ts';
import type { CursorList } from './use-cursor-list.ts';

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  /** Says what is counted, where an entry of the list may have several rows. */
  readonly rangeText?: ((range: Range) => string) | undefined;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range of rows, the page size, and buttons for the next and previous page. */
export function Pager<Row extends Identified>({ list, rangeText }: Props<Row>) {
  const { t } = useTranslation('table');
  const { from, to, total, settings } = list;
  const rows =
    total === undefined ? t('range', { from, to }) : t('rangeOf', { from, to, count: total });
  const range = rangeText?.({ from, to }) ?? rows;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', px: 1, py: 0.5 }}
    >
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={settings.pageSize}
        onChange={({ target }) => settings.setPageSize(target.value)}
        inputProps={{ 'aria-label': t('pageSize') }}
        sx={{ mr: 'auto' }}
      >
        {PAGE_SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {t('perPage', { count: size })}
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" noWrap aria-live="polite">
        {range}
      </Typography>
      <IconButton aria-label={t('previous')} disabled={!list.hasPrevious} onClick={list.previous}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={t('next')} disabled={!list.hasNext} onClick={list.next}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}
