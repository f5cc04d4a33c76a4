import { useState } from 'react';
import { RefSearch } from './RefSearch.tsx';
import { type StaffRef, useStaffOptions } from './use-staff-options.ts';

interface Props {
  readonly label: string;
  readonly value: StaffRef | null;
  readonly onChange: (chosen: StaffRef | null) => void;
}

/** One member of staff, in the bar above a list. */
export function StaffSearch(props: Props) {
  const [search, setSearch] = useState('');
  // The name of the chosen person stands in the field and is nothing to search for.
  const asked = search === props.value?.name ? '' : search.trim();
  const { data = [], isFetching } = useStaffOptions(asked);
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
