import { useState } from 'react';
import { RefsInput, type RefsProps } from './RefsInput.tsx';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

/** Several classes, found by any part of their names. */
export function ClassesInput(props: RefsProps<ClassRef>) {
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useClassOptions(search.trim());
  return (
    <RefsInput
      {...props}
      search={search}
      onSearch={setSearch}
      options={data}
      loading={isFetching}
    />
  );
}
