import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { toError } from '#shared/to-error.ts';
import { encodeIssue } from './issue-rule.ts';

/** A schema whose values a form can hold: usually the `input` of a contract entry. */
type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** What the fields of a form take from it; react-hook-form hands it on with `control`. */
interface FormContext<N extends Namespace> {
  readonly schema: z.ZodType;
  /** Where the labels of the fields are, as `fields.<field>` or `<field>`, and the texts of its own rules, as `invalid.<field>.<rule>`. */
  readonly namespace: N;
  /** The form is about who fills it in: browsers may offer what they know of them. */
  readonly aboutOneself: boolean;
}

interface Options<S extends FormSchema, N extends Namespace>
  extends Pick<FormContext<N>, 'namespace'>,
    Partial<Pick<FormContext<N>, 'aboutOneself'>> {
  readonly schema: S;
  readonly defaultValues: DefaultValues<z.input<S>>;
  /** Sends the form. Errors are shown in the form. */
  readonly submit: (values: z.output<S>) => Promise<void>;
}

/**
 * A form validated by a contract's schema. Fields that the server refuses show its message; all other errors
 * become `problem`, to be shown in the form. A second submit is ignored while one runs.
 */
export function useContractForm<S extends FormSchema, N extends Namespace>(options: Options<S, N>) {
  const { schema, namespace, aboutOneself = false, defaultValues, submit } = options;
  const form = useForm<z.input<S>, FormContext<N>, z.output<S>>({
    context: { schema, namespace, aboutOneself },
    resolver: zodResolver(schema, { error: encodeIssue }),
    defaultValues,
    mode: 'onTouched',
  });
  const [problem, setProblem] = useState<Error | null>(null);
  const running = useRef(false);

  function showErrors(error: Error): void {
    const names = new Set(Object.keys(form.getValues()));
    // Of a field in a list, such as `guardians.0.phone`, the list has to be the form's.
    const isOwn = (field: string) => names.has(field.split('.', 1)[0] ?? '');
    const fields =
      error instanceof ApiError ? error.errors.filter(({ field }) => isOwn(field)) : [];
    for (const [index, { field, message }] of fields.entries()) {
      form.setError(
        field as Path<z.input<S>>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    }
    if (fields.length === 0) setProblem(error);
  }

  /** Runs another action of the form, e.g. a step before the submit, and shows its errors like those of the submit. */
  async function attempt(action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    try {
      await action();
    } catch (error) {
      showErrors(toError(error));
    } finally {
      running.current = false;
    }
  }

  const onSubmit = form.handleSubmit((values) => attempt(() => submit(values)));

  const control = form.control as FieldControl<z.input<S>, N>;
  return { ...form, control, onSubmit, attempt, problem, submitting: form.formState.isSubmitting };
}

/** The `control` of `useContractForm`, for a field of a form that holds `T` and has its texts in `N`. */
export interface FieldControl<T extends FieldValues, N extends Namespace = Namespace>
  // biome-ignore lint/suspicious/noExplicitAny: a field fits every form, whatever its context and output
  extends Control<T, any, any> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  _options: UseFormProps<T, any, any> & { readonly context: FormContext<N> };
}

/** The fields that a form shares with other forms. The types of field paths cannot follow that they are the same. */
export const sharedFields = <Shared extends FieldValues, T extends Shared, N extends Namespace>(
  control: FieldControl<T, N>,
): FieldControl<Shared, N> => control as unknown as FieldControl<Shared, N>;

/** A contract's schema as the rules of a form: its fields hold texts, which the schema takes as they arrive on the wire. */
export const textForm =
  <Values extends FieldValues>() =>
  <Parsed>(schema: z.ZodType<Parsed>): z.ZodType<Parsed, Values> =>
    schema as z.ZodType<Parsed, Values>;
