import { toast } from './toasts.ts';

interface Said {
  readonly done: string;
  readonly failed: string;
}

/** Puts a text on the clipboard, and says whether that was possible. */
export const copyText = (text: string, { done, failed }: Said): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast.success(done),
    () => toast.error(failed),
  );
