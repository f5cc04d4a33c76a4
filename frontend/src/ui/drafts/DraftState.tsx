import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#frontend/src/lib/drafts/draft.ts';
import type { DraftView } from '#frontend/src/lib/drafts/draft-view.ts';
import { useFormats } from '#frontend/src/lib/format.ts';

interface Props<V extends object, R, C> {
  readonly draft: Draft<V, R, C>;
  readonly view: DraftView<V, R>;
  /** Said of changes of what others see already: they still see it as it was. */
  readonly out?: string | undefined;
}

function useUnsavedText<V extends object, R, C>({ draft, view, out }: Props<V, R, C>): string {
  const { t } = useTranslation('drafts');
  const { time } = useFormats();
  const { saving, isKept, unsavedSince } = view;
  if (saving.kind === 'failed') {
    const said = { time: unsavedSince ? time(unsavedSince) : '', message: saving.message };
    return t(isKept ? 'failed' : 'failedUnkept', said);
  }
  if (!isKept) return t('unkept');
  if (saving.kind === 'incomplete') return t('untitled');
  if (draft.savesItself) return t('unsaved');
  return out ?? t('kept');
}

/** What is saved and what is not, in words. */
export function DraftState<V extends object, R, C>(props: Props<V, R, C>) {
  const { t } = useTranslation('drafts');
  const { time } = useFormats();
  const unsaved = useUnsavedText(props);
  const { saving, unsavedSince, isKept } = props.view;
  const saved = () => {
    if (saving.kind === 'failed') return saving.message;
    // What the server takes only by another call is on this page only.
    if (!isKept) return t('unkept');
    if (saving.kind !== 'saved') return '';
    return t(props.draft.savesItself ? 'savedDraft' : 'saved', { time: time(saving.at) });
  };
  const known = () => (unsavedSince ? unsaved : saved());
  return (
    <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em' }}>
      {saving.kind === 'saving' ? t('saving') : known()}
    </Typography>
  );
}
