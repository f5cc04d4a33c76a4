import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { PersonalKind } from '#shared/personal-data/kinds.ts';

/** Names kinds of personal data, each once. */
export function useKindNames(): (kinds: readonly PersonalKind[]) => string {
  const { t } = useTranslation('works');
  const { list } = useFormats();
  return (kinds) => list([...new Set(kinds)].map((kind) => t(`personal.kinds.${kind}`)));
}
