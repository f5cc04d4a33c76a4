import { RefsInput, type RefsProps } from '#frontend/src/ui/pickers/RefsInput.tsx';
import { type ClassRef, useClassOptions } from './use-class-options.ts';

/** Several classes, found by any part of their names. */
export const ClassesInput = (props: RefsProps<ClassRef>) => (
  <RefsInput {...props} useOptions={useClassOptions} />
);
