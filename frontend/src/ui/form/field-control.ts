import type { Control, FieldValues } from 'react-hook-form';

/** What `useContractForm` answers as `control`, for a field of a form that holds `T`. */
// biome-ignore lint/suspicious/noExplicitAny: a field fits every form, whatever its context and output
export type FieldControl<T extends FieldValues> = Control<T, any, any>;
