import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { EquipmentKindId } from '#shared/ids.ts';
import { useKinds } from '../queries.ts';
import { LabelSheet } from './LabelSheet.tsx';
import { COLUMNS, type Columns, pagesOfLabels } from './label-pages.ts';
import { useLabelPieces } from './use-label-pieces.ts';

interface Props {
  /** Those that were ticked; else all of a kind. */
  readonly selected?: readonly PieceDto[];
  readonly kind?: EquipmentKindId;
  readonly onClose: () => void;
}

const SELECTED = 'selected';

/** Which labels are printed: the selected ones, or all of a kind. */
function useLabels({ selected, kind }: Props) {
  const { t } = useTranslation('equipment');
  const { data } = useKinds();
  const [choice, setChoice] = useState<string>(selected ? SELECTED : (kind ?? ''));
  const chosen = EquipmentKindId.safeParse(choice).data;
  const { pieces, ...loading } = useLabelPieces(chosen);
  const kinds = (data?.list ?? []).map(({ id, name }) => ({ value: id as string, label: name }));
  return {
    ...loading,
    pieces: chosen ? pieces : (selected ?? []),
    field: {
      value: data || !chosen ? choice : '',
      choices: selected
        ? [{ value: SELECTED, label: t('print.selected', { count: selected.length }) }, ...kinds]
        : kinds,
      setChoice,
    },
  };
}

/** Chooses labels and their size, shows them and prints them. */
export function LabelsDialog(props: Props) {
  const { t } = useTranslation('equipment');
  const [columns, setColumns] = useState<Columns>('3');
  const { pieces, field, isComplete, error, refetch } = useLabels(props);
  const isColumns = (value: string): value is Columns => COLUMNS.some((each) => each === value);
  const count = pieces.length;
  return (
    <ClosableDialog title={t('print.title')} maxWidth="md" onClose={props.onClose}>
      <DialogContent>
        <FieldPair>
          <LabelledSelect
            label={t('print.only')}
            value={field.value}
            choices={field.choices}
            onChange={({ target }) => field.setChoice(target.value)}
          />
          <LabelledSelect
            label={t('print.columns')}
            value={columns}
            choices={COLUMNS.map((value) => ({
              value,
              label: t('print.columnsOf', { count: Number(value) }),
            }))}
            onChange={({ target }) => isColumns(target.value) && setColumns(target.value)}
          />
        </FieldPair>
        <Typography color="textSecondary" aria-live="polite" sx={{ my: 2 }}>
          {isComplete
            ? t('print.pages', { count, pages: pagesOfLabels(pieces, columns).length })
            : t('print.loading', { count })}
        </Typography>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !isComplete && count === 0 && <ListSkeleton rows={4} />}
        {isComplete && count === 0 && <EmptyState title={t('print.nothing')} />}
        <Box
          component="section"
          tabIndex={0}
          aria-label={t('print.preview')}
          sx={{ overflowX: 'auto' }}
        >
          <Box sx={{ minWidth: '186mm' }}>
            <LabelSheet pieces={pieces} columns={columns} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!isComplete || count === 0}
          onClick={() => print()}
        >
          {t('print.print')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
