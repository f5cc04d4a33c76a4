import { useMutation } from '@tanstack/react-query';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SheetButton } from './SheetButton.tsx';

interface Sheet {
  readonly file_name: string;
  readonly content: string;
  readonly rows: number;
  /** Whether rows were left out because there are too many. */
  readonly truncated: boolean;
}

interface Props {
  readonly label: string;
  readonly fetchSheet: () => Promise<Sheet>;
  readonly exportedText: (rows: number) => string;
  readonly truncatedText: (rows: number) => string;
}

/** Fetches a list as a spreadsheet, all pages of it, and saves it as a file. */
export function ExportButton({ label, fetchSheet, exportedText, truncatedText }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchSheet,
    onSuccess: ({ rows, truncated, ...sheet }) => {
      saveSheet(sheet);
      if (truncated) toast.warning(truncatedText(rows));
      else toast.success(exportedText(rows));
    },
  });
  return (
    <SheetButton loading={isPending} onClick={() => mutate()}>
      {label}
    </SheetButton>
  );
}
