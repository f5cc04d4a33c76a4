import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { FormId } from '#shared/ids.ts';
import { formIdOf, useFormToChange } from '../queries.ts';
import { FormBuilder } from './FormBuilder.tsx';
import { draftOf, duplicateOf, NEW_FORM } from './form-draft.ts';

interface Props {
  readonly id: FormId;
  /** A new form begins from it. */
  readonly isCopy: boolean;
}

function KnownForm({ id, isCopy }: Props) {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const { data, error } = useFormToChange(id);
  if (data && isCopy)
    return (
      <FormBuilder
        start={duplicateOf(data.form, t('build.copyOf', { title: data.form.title }))}
        copyOf={id}
      />
    );
  if (data) return <FormBuilder start={draftOf(data.form, timeZone)} stored={data.form} />;
  if (!error) return <ListSkeleton rows={8} />;
  return (
    <ErrorState
      error={error}
      onRetry={() => void navigate(paths.forms)}
      retryLabel={t('backToList')}
    />
  );
}

/** Edits a form, or a new one, which may begin from another. */
export default function EditFormPage() {
  const { id = NEW } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('copy');
  if (id !== NEW) return <KnownForm key={id} id={formIdOf(id)} isCopy={false} />;
  if (copied) return <KnownForm key={copied} id={formIdOf(copied)} isCopy />;
  return <FormBuilder key={NEW} start={NEW_FORM} />;
}
