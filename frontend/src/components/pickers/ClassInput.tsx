import { useState } from 'react';
import { RefSearch } from './RefSearch.tsx';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

interface Props {
  readonly label: string;
  readonly value: ClassRef | null;
  readonly onChange: (chosen: ClassRef | null) => void;
}

/** One class, found by any part of its name; small enough for the bar above a list. */
export function ClassInput(props: Props) {
  const [search, setSearch] = useState('');
  // The name of the chosen class stands in the field and is nothing to search for.
  const asked = search === props.value?.name ? '' : search.trim();
  const { data = [], isFetching } = useClassOptions(asked);
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
