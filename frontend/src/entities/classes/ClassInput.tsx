import {
  RefInput,
  type RefInputProps,
  RefSearch,
  type RefSearchProps,
} from '#frontend/src/ui/pickers/RefInput.tsx';
import { RefsInput, type RefsProps } from '#frontend/src/ui/pickers/RefsInput.tsx';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

/** Chooses one class by any part of its name; fits into the toolbar of a list. */
export const ClassInput = (props: RefSearchProps<ClassRef>) => (
  <RefSearch {...props} useOptions={useClassOptions} />
);

/** The same as a field of a form. */
export const ClassFormInput = (props: RefInputProps<ClassRef>) => (
  <RefInput {...props} useOptions={useClassOptions} />
);

/** Chooses several classes by any part of their names. */
export const ClassesInput = (props: RefsProps<ClassRef>) => (
  <RefsInput {...props} useOptions={useClassOptions} />
);
