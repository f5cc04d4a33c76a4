import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { LEAD_STATES, type LeadDto } from '#shared/contracts/leads.ts';
import { STATE } from './queries.ts';

interface Props {
  readonly list: Pick<CursorList<LeadDto>, 'question' | 'setFilter'>;
}

export function StateFilter({ list }: Props) {
  const { t } = useTranslation('leads');
  return (
    <ToolbarSelect
      label={t('filterState')}
      value={list.question.filters[STATE]}
      unchosen={t('allStates')}
      choices={LEAD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      onChange={(state) => list.setFilter(STATE, state)}
    />
  );
}
