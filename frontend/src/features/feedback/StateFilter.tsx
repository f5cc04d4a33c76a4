import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { FeedbackDto } from '#shared/feedback/contract.ts';
import { FEEDBACK_STATES } from '#shared/feedback/rules.ts';
import { FILTER } from './queries.ts';

interface Props {
  readonly list: Pick<CursorList<FeedbackDto>, 'question' | 'setFilter'>;
}

export function StateFilter({ list }: Props) {
  const { t } = useTranslation('feedback');
  return (
    <ToolbarSelect
      label={t('filterState')}
      value={list.question.filters[FILTER.state]}
      unchosen={t('allStates')}
      choices={FEEDBACK_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      onChange={(state) => list.setFilter(FILTER.state, state)}
    />
  );
}
