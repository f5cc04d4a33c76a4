import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { FILTER, type MakeupRow } from './queries.ts';

const STATES = ['expiring', 'booked', 'used', 'expired'] as const;

interface Props {
  readonly list: Pick<CursorList<MakeupRow>, 'question' | 'setFilter'>;
}

export function MakeupFilters({ list }: Props) {
  const { t } = useTranslation(['study', 'makeups']);
  const { filters } = list.question;
  const chosen = useClassName(filters[FILTER.class]);
  return (
    <>
      <ClassInput
        label={t('makeups:filterClass')}
        value={filters[FILTER.class] ? (chosen.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.class, next?.id ?? '')}
      />
      <ToolbarSelect
        label={t('makeups:filterState')}
        value={filters[FILTER.state]}
        unchosen={t('makeups:filter.open')}
        choices={STATES.map((value) => ({ value, label: t(`makeups:filter.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
    </>
  );
}
