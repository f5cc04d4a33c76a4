import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { STARTERS, starterDesign } from '#shared/certificates/starters.ts';
import { CertificateTemplateId } from '#shared/ids.ts';
import { isLanguage } from '#shared/languages.ts';
import { useTemplate } from '../queries.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { valuesOf } from './template.draft.ts';
import type { Begun } from './use-template.ts';

/** A new template, from one of ours. */
function NewTemplate() {
  const { t } = useTranslation('certificates');
  const [search] = useSearchParams();
  const language = useLanguage();
  const asked = search.get('script');
  const script = isLanguage(asked) ? asked : language;
  const starter = STARTERS.find((each) => each === search.get('from')) ?? 'course';
  const name = t(`starter.${starter}`);
  const begun: Begun = {
    record: null,
    value: { name, script, design: starterDesign(starter, script), pictures: {} },
    madeFrom: `${starter} ${script}`,
  };
  return <TemplateEditor begun={begun} />;
}

/** A template of the school, or a new one. */
export default function TemplatePage() {
  const { id = '' } = useParams();
  const known = CertificateTemplateId.safeParse(id).data;
  const { data, error, refetch } = useTemplate(known);
  if (id === NEW) return <NewTemplate />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { template } = data;
  const begun = { record: template, value: valuesOf(template) };
  return <TemplateEditor key={template.id} begun={begun} />;
}
