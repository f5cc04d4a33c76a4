import { RefSearch, type RefSearchProps } from '#frontend/src/ui/pickers/RefSearch.tsx';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

/** One class, found by any part of its name; small enough for the bar above a list. */
export const ClassInput = (props: RefSearchProps<ClassRef>) => (
  <RefSearch {...props} useOptions={useClassOptions} />
);
