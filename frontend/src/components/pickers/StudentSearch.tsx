import { useState } from 'react';
import { RefSearch } from './RefSearch.tsx';
import { type StudentRef, useStudentOptions } from './use-student-options.ts';

interface Props {
  readonly label: string;
  readonly value: StudentRef | null;
  readonly onChange: (chosen: StudentRef | null) => void;
}

/** One student, in the bar above a list. */
export function StudentSearch(props: Props) {
  const [search, setSearch] = useState('');
  // The name of the chosen student stands in the field and is nothing to search for.
  const asked = search === props.value?.name ? '' : search.trim();
  const { data = [], isFetching } = useStudentOptions(asked);
  return (
    <RefSearch
      {...props}
      search={search}
      onSearch={setSearch}
      options={data}
      loading={isFetching}
    />
  );
}
