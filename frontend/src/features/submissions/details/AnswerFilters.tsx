import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { ANSWER_STATES } from '#shared/tasks/rules.ts';
import { type AnswerPage, type AnswerRow, FILTER } from '../queries.ts';

interface Props {
  readonly list: Pick<CursorList<AnswerRow>, 'question' | 'setFilter' | 'setSort'>;
  readonly classes: AnswerPage['classes'];
}

/** States whose lists are ordered by time. */
const isTimed = (state: string | undefined) =>
  state !== undefined && state !== 'missing' && state !== 'new';

/** Filter and order of the students. */
export function AnswerFilters({ list, classes }: Props) {
  const { t } = useTranslation(['submissions', 'task']);
  const { filters, sort } = list.question;
  const state = filters[FILTER.state];
  const states = [
    { value: 'waiting', label: t('waiting') },
    { value: 'missing', label: t('missing') },
    ...ANSWER_STATES.map((value) => ({ value, label: t(`task:answer.${value}`) })),
  ];
  return (
    <>
      <ToolbarSelect
        label={t('filterState')}
        value={state}
        unchosen={t('everybody')}
        choices={states}
        onChange={(chosen) => list.setFilter(FILTER.state, chosen)}
      />
      {classes.length > 1 && (
        <ToolbarSelect
          label={t('class')}
          value={filters[FILTER.class]}
          unchosen={t('allClasses')}
          choices={classes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => list.setFilter(FILTER.class, chosen)}
        />
      )}
      {isTimed(state) && (
        <ToolbarSelect
          label={t('order')}
          value={sort}
          unchosen={t('orderFirst')}
          choices={[{ value: 'last', label: t('orderLast') }]}
          onChange={list.setSort}
        />
      )}
    </>
  );
}
