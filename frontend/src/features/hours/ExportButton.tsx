import { useTranslation } from 'react-i18next';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import type { Payload } from '#shared/contracts/endpoint.ts';
import type { hours } from '#shared/contracts/hours.ts';
import { useSheet } from './use-sheet.ts';

interface Props {
  /** The list, or the account whose statement it is. */
  readonly asked: Payload<typeof hours.endpoints.exportSheet>;
}

/** What is on the screen as a spreadsheet, all pages of it. */
export function ExportButton({ asked }: Props) {
  const { t } = useTranslation('hours');
  const { mutate, isPending } = useSheet();
  return (
    <SheetButton loading={isPending} onClick={() => mutate(asked)}>
      {t('export')}
    </SheetButton>
  );
}
