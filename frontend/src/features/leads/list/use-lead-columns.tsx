import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { LeadRow } from '#shared/leads/fields.ts';
import { DueText } from '../DueText.tsx';
import { StateChip } from '../StateChip.tsx';
import { useLeadTexts } from '../use-lead-texts.ts';

type Texts = ReturnType<typeof useLeadTexts>;

/** Facts that are shown as texts, one column each. */
const TEXTS: readonly (readonly ['interest' | 'trial' | 'lostBecause', keyof Texts])[] = [
  ['interest', 'interestOf'],
  ['trial', 'trialOf'],
  ['lostBecause', 'lostOf'],
];

export function useLeadColumns(): readonly Column<LeadRow>[] {
  const { t } = useTranslation('leads');
  const { briefDate } = useFormats();
  const texts = useLeadTexts();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        card: 'title',
        fixed: true,
        render: (lead) => [lead.name, texts.ageOf(lead)].filter(Boolean).join(' · '),
      },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: ({ state }) => <StateChip state={state} />,
      },
      {
        key: 'phone',
        label: t('phone'),
        card: 'line',
        render: ({ guardian }) => [guardian.phone, guardian.name].filter(Boolean).join(' '),
      },
      {
        key: 'due',
        label: t('due'),
        card: 'line',
        render: ({ due }) => <DueText due={due} />,
      },
      { key: 'source', label: t('source'), card: 'line', render: texts.sourceOf },
      ...TEXTS.map(
        ([key, name]): Column<LeadRow> => ({
          key,
          label: t(key),
          hidden: key === 'lostBecause',
          render: (lead) => texts[name](lead) || '—',
        }),
      ),
      {
        key: 'owner',
        label: t('owner'),
        card: 'line',
        render: ({ owner_name }) => owner_name || '—',
      },
      {
        key: 'created',
        label: t('created'),
        size: 'narrow',
        hidden: true,
        render: ({ created }) => briefDate(created),
      },
    ],
    [t, briefDate, texts],
  );
}
