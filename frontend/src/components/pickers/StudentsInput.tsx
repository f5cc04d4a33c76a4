import { useState } from 'react';
import { RefsInput, type RefsProps } from './RefsInput.tsx';
import { type StudentRef, useStudentOptions } from './use-student-options.ts';

/** Several students, found by any part of name or account. */
export function StudentsInput(props: RefsProps<StudentRef>) {
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useStudentOptions(search.trim());
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
