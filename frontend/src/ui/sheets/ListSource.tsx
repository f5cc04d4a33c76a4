import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ListField } from '#frontend/src/lib/lists/headings.ts';
import type { List } from '#frontend/src/lib/lists/use-list.ts';

interface Props<F extends ListField> {
  readonly list: List<F>;
  readonly labelOf: (field: F) => string;
  /** Something was sent: the list is not read anew any more. */
  readonly isSent: boolean;
}

const NOT_TAKEN = '';
const FIRST_LETTER = 'A'.charCodeAt(0);
/** As spreadsheets name columns. */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(FIRST_LETTER + (column % 26));

/** Columns of the list that hold anything, each with its heading and its first value. */
function columnsOf<F extends ListField>({ sheet, layout }: List<F>) {
  if (!sheet || !layout) return [];
  const [first = 0, next] = layout.starts;
  const below = sheet.rows.slice(layout.heading + 1);
  return layout.uses.flatMap((use, at) => {
    const sample = below.map(({ cells }) => cells[at]?.trim() ?? '').find(Boolean);
    if (!sample || at < first || (next !== undefined && at >= next)) return [];
    return { at, use, heading: sheet.rows[layout.heading]?.cells[at]?.trim() ?? '', sample };
  });
}

/** Which column was taken for what: each can be taken for something else. */
function Columns<F extends ListField>({ list, labelOf }: Omit<Props<F>, 'isSent'>) {
  const { t } = useTranslation('sheets');
  const columns = columnsOf(list);
  if (columns.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('columns')}
      </Typography>
      <Box
        role="group"
        aria-label={t('columns')}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
        }}
      >
        {columns.map(({ at, use, heading, sample }) => (
          <TextField
            key={at}
            select
            size="small"
            label={heading || t('column', { letter: letterOf(at) })}
            helperText={t('sample', { sample: sample.slice(0, 20) })}
            value={use ?? NOT_TAKEN}
            onChange={({ target }) =>
              list.use(at, list.fields.find((field) => field === target.value) ?? null)
            }
            slotProps={{
              inputLabel: { shrink: true },
              select: { displayEmpty: true },
            }}
          >
            <MenuItem value={NOT_TAKEN}>{t('notTaken')}</MenuItem>
            {list.fields.map((field) => (
              <MenuItem key={field} value={field}>
                {labelOf(field)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

/** How a list was read: its sheet, columns, hidden rows, and what was left out. */
export function ListSource<F extends ListField>(props: Props<F>) {
  const { list, labelOf, isSent } = props;
  const { t } = useTranslation('sheets');
  const { sheets, sheet, hidden, withHidden, asides, layout } = list;
  return (
    <Stack spacing={2}>
      {!isSent && sheets.length > 1 && (
        <TextField
          select
          size="small"
          label={t('sheet')}
          value={sheet ? sheets.indexOf(sheet) : 0}
          onChange={({ target }) => list.chooseSheet(Number(target.value))}
          sx={{ maxWidth: 320 }}
        >
          {sheets.map(({ name }, at) => (
            <MenuItem key={name} value={at}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isSent && <Columns list={list} labelOf={labelOf} />}
      {layout && layout.starts.length > 1 && (
        <Alert severity="info">{t('sideBySide', { count: layout.starts.length })}</Alert>
      )}
      {hidden > 0 && (
        <Alert
          severity="warning"
          action={
            !isSent && (
              <Button color="inherit" onClick={() => list.chooseHidden(!withHidden)}>
                {t(withHidden ? 'leaveHidden' : 'takeHidden')}
              </Button>
            )
          }
        >
          {t(withHidden ? 'hiddenTaken' : 'hidden', { count: hidden })}
        </Alert>
      )}
      {asides.length > 0 && (
        <Alert severity="info">
          {t('asides', {
            count: asides.length,
            texts: asides.slice(0, 5).join(' | ').slice(0, 300),
          })}
        </Alert>
      )}
    </Stack>
  );
}
