import { useTranslation } from 'react-i18next';
import { ReportKindId } from '#shared/ids.ts';
import { REPORT_KINDS, type ReportKind } from '#shared/reports/fields.ts';
import type { Kinds } from '../queries.ts';

/** A kind in a field: one that every school has, or one of its own. */
export type KindChoice = ReportKind | ReportKindId;

export const ownIdOf = (choice: KindChoice): ReportKindId | undefined =>
  ReportKindId.safeParse(choice).data;

/** What a kind is called: those of the school's own have a name. */
export function useKindName() {
  const { t } = useTranslation('reports');
  return ({ kind, kind_name }: { readonly kind: ReportKind; readonly kind_name: string }): string =>
    kind_name || t(`kinds.${kind}`);
}

/** The kinds that a school has, for a list to choose from. */
export function useKindChoices(kinds: Kinds | undefined) {
  const { t } = useTranslation('reports');
  return [
    ...REPORT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
    ...(kinds?.own ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
