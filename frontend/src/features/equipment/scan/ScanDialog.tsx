import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { equipment } from '#shared/equipment/contract.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { EquipmentId, isId } from '#shared/ids.ts';
import { Scanner } from './Scanner.tsx';

/** More pieces in whose numbers this occurs are not looked at. */
const LOOKED_AT = 200;

/** The id of a piece with this number; undefined when there is none. */
async function findNumber(number: string): Promise<EquipmentId | undefined> {
  const isSame = (piece: PieceDto) => piece.number.toLowerCase() === number.toLowerCase();
  const list = await readRows(
    (cursor) => send(equipment.endpoints.list, { search: number, cursor }),
    (rows) => rows.length >= LOOKED_AT || rows.some(isSame),
  );
  return (list.find(isSame) ?? (list.length === 1 ? list[0] : undefined))?.id;
}

/** Reads one label and opens its piece. */
export function ScanDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('equipment');
  const navigate = useNavigate();
  const { mutate, data, variables, isSuccess } = useMutation({
    mutationFn: async (code: string) =>
      isId(code) ? EquipmentId.safeParse(code).data : findNumber(code),
    onSuccess: (id) => {
      if (id) void navigate(paths.equipmentPiece(id));
    },
  });
  return (
    <ClosableDialog title={t('camera.title')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Scanner onCode={(code) => mutate(code)} />
        {isSuccess && !data && <Unknown code={variables} />}
      </DialogContent>
    </ClosableDialog>
  );
}

function Unknown({ code }: { readonly code: string }) {
  const { t } = useTranslation('equipment');
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {t('camera.unknown', { code })}
    </Alert>
  );
}
