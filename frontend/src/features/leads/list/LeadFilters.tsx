import { useTranslation } from 'react-i18next';
import { useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { LeadRow } from '#shared/leads/fields.ts';
import { LEAD_SOURCES, LEAD_STATES } from '#shared/leads/rules.ts';
import { FILTER } from '../queries.ts';

interface Props {
  readonly list: Pick<CursorList<LeadRow>, 'question' | 'setFilter'>;
}

const DUES = ['today', 'week', 'none'] as const;

/** State, source, owner, day of the next follow-up, and the order. */
export function LeadFilters({ list: { question, setFilter } }: Props) {
  const { t } = useTranslation('leads');
  const { filters } = question;
  const owner = useTeacherName(filters[FILTER.owner]).data ?? null;
  return (
    <>
      <ToolbarSelect
        label={t('filterState')}
        value={filters[FILTER.state]}
        unchosen={t('allStates')}
        choices={LEAD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(value) => setFilter(FILTER.state, value)}
      />
      <ToolbarSelect
        label={t('filterSource')}
        value={filters[FILTER.source]}
        unchosen={t('allSources')}
        choices={LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        onChange={(value) => setFilter(FILTER.source, value)}
      />
      <ToolbarSelect
        label={t('filterDue')}
        value={filters[FILTER.due]}
        unchosen={t('allDue')}
        choices={DUES.map((value) => ({ value, label: t(`dues.${value}`) }))}
        onChange={(value) => setFilter(FILTER.due, value)}
      />
      <ToolbarSelect
        label={t('sort')}
        value={filters[FILTER.order]}
        unchosen={t('sorts.due')}
        choices={[{ value: 'newest', label: t('sorts.newest') }]}
        onChange={(value) => setFilter(FILTER.order, value)}
      />
      <StaffSearch
        label={t('filterOwner')}
        value={owner}
        onChange={(chosen) => setFilter(FILTER.owner, chosen?.id ?? '')}
      />
    </>
  );
}
