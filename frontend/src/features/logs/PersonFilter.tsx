import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useStudentOptions } from '#frontend/src/entities/students/StudentPickers.tsx';
import { useStaffOptions } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type Ref, RefSearch } from '#frontend/src/ui/pickers/RefInput.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { LoginDto } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { FILTER } from './queries.ts';

/** Staff and students by any part of name or account. */
function usePeople(search: string) {
  const staff = useStaffOptions(search, { group: 'all' });
  const pupils = useStudentOptions(search);
  return {
    data: [...(staff.data ?? []), ...(pupils.data ?? [])],
    isFetching: staff.isFetching || pupils.isFetching,
  };
}

interface Props {
  readonly list: Pick<
    CursorList<Pick<LoginDto, 'id' | 'person'>>,
    'question' | 'setFilter' | 'rows'
  >;
}

/** All entries that are shown are of the chosen person, and name them. */
function useChosen({ list }: Props): Ref | null {
  const { t } = useTranslation('logs');
  const id = list.question.filters[FILTER.person];
  if (!id) return null;
  const named = list.rows.find(({ person }) => person.id === id)?.person.name;
  return { id, name: named || t('onePerson') };
}

/** One person. Operators look nobody up: they choose somebody in the list. */
export function PersonFilter({ list }: Props) {
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  const chosen = useChosen({ list });
  const choose = (id: string) => list.setFilter(FILTER.person, id);
  if (role === ROLE.platform)
    return chosen && <Chip label={chosen.name} onDelete={() => choose('')} />;
  return (
    <RefSearch
      label={t('person')}
      value={chosen}
      onChange={(next) => choose(next?.id ?? '')}
      useOptions={usePeople}
    />
  );
}
