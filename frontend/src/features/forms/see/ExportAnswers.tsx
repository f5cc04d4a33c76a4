import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { saveFile } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import type { Answer } from '#shared/endpoint.ts';
import { forms } from '#shared/forms/contract.ts';
import type { FormDto } from '#shared/forms/fields.ts';

type Page = Answer<typeof forms.endpoints.exportAnswers>;

const WIDTH = 24;

/** A text is always written as a text: one that looks like a formula is not computed. */
const toCell = (value: string | number) =>
  value === ''
    ? null
    : typeof value === 'number'
      ? { value, type: Number }
      : { value, type: String };

async function toFile(heading: Page['heading'], rows: Page['rows']): Promise<ArrayBuffer> {
  // Loaded when somebody exports: few do.
  const { default: writeFile } = await import('write-excel-file/browser');
  const data = [
    heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(toCell)),
  ];
  const columns = heading.map(() => ({ width: WIDTH }));
  const file = writeFile([{ data, columns, stickyRowsCount: 1 }]);
  return (await file.toBlob()).arrayBuffer();
}

/** Fetches all answers page by page, and saves them as a spreadsheet. */
export function ExportAnswers({ form }: { readonly form: FormDto }) {
  const { t } = useTranslation('forms');
  const [done, setDone] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows: Page['rows'] = [];
      let page: Page | undefined;
      do {
        const cursor: string | undefined = page?.cursor ?? undefined;
        page = await send(forms.endpoints.exportAnswers, { form_id: form.id, cursor });
        rows.push(...page.rows);
        setDone(rows.length);
      } while (page.cursor);
      saveFile(page.file_name, await toFile(page.heading, rows));
      return rows.length;
    },
    onSuccess: (count) => toast.success(t('export.done', { count })),
    onSettled: () => setDone(0),
  });
  return (
    <SheetButton loading={isPending} onClick={() => mutate()}>
      {isPending && done > 0
        ? t('export.running', { done, total: form.answers })
        : t('export.action')}
    </SheetButton>
  );
}
