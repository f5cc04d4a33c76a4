import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { StockTakingId } from '#shared/ids.ts';
import { useKinds, useRooms, useStartStock } from '../queries.ts';

const schema = z.object({ kind_id: z.string(), room_id: z.string() });

interface Props {
  readonly onStarted: (id: StockTakingId) => void;
  readonly onClose: () => void;
}

/** Starts a stock-taking of everything, of a kind, or of a room. */
export function StartDialog({ onStarted, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { data: kinds } = useKinds();
  const { data: rooms = [] } = useRooms();
  const { mutateAsync } = useStartStock();
  const keyOf = useRequestKey();
  const form = useContractForm({
    schema,
    namespace: 'equipment',
    defaultValues: { kind_id: '', room_id: '' },
    submit: async (values) => {
      const request_key = keyOf(JSON.stringify(values));
      const { stock } = await mutateAsync({ ...values, request_key });
      onClose();
      onStarted(stock.id);
    },
  });
  return (
    <FormDialog
      title={t('stock.startTitle')}
      submitLabel={t('stock.start')}
      form={form}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('stock.startText')}</Typography>
      <FormSelectField
        control={form.control}
        name="kind_id"
        choices={[
          { value: '', label: t('filter.allKinds') },
          ...(kinds?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormSelectField
        control={form.control}
        name="room_id"
        choices={[
          { value: '', label: t('filter.allRooms') },
          ...rooms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
