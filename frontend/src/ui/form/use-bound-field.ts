import type { TypeOptions } from 'i18next';
import { useMemo } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { afterPress } from './after-press.ts';
import { type LabelKey, labelKeyOf } from './field-labels.ts';
import { autoCompleteOf, typeOf } from './field-names.ts';
import { type FieldRules, rulesOf } from './field-rules.ts';
import type { FieldControl } from './use-contract-form.ts';
import { useIssueText } from './use-issue-text.ts';

type Texts<N> = N extends Namespace ? TypeOptions['resources'][N] : never;

/** Whether the namespace has a label of that name. */
type HasLabel<N, Name extends string> =
  Texts<N> extends { readonly fields: { readonly [K in Name]: string } }
    ? true
    : Texts<N> extends { readonly [K in Name]: string }
      ? true
      : false;

/** A field without a text of its name in the form's namespace needs a label. */
type Label<N, Path extends string> =
  HasLabel<N, LabelKey<Path>> extends true
    ? { readonly label?: string }
    : { readonly label: string };

/** Which field of which form, and how it is called. */
export type BoundField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace> = {
  readonly control: FieldControl<T, N>;
  readonly name: P;
  /** Where the texts are, if they are not those of the form. */
  readonly namespace?: N;
} & Label<N, P>;

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

/** What a caller says of a field where it must differ from the contract. */
interface Given<T extends FieldValues, P extends FieldPath<T>> {
  readonly control: FieldControl<T, Namespace>;
  readonly name: P;
  readonly namespace?: Namespace | undefined;
  readonly label?: string | undefined;
  /** What is filled into the label. */
  readonly values?: object | undefined;
}

/**
 * Binds an input to a field of a form: value, events, focus on error and the error's text; and from the form's
 * contract and texts its label, limits, keyboard, and what browsers may fill in.
 */
export function useBoundField<T extends FieldValues, P extends FieldPath<T>>({
  control,
  name,
  namespace,
  label,
  values,
}: Given<T, P>) {
  const { field, fieldState } = useController({ control, name });
  const { ref: inputRef, ...input } = field;
  const { schema, namespace: own, aboutOneself } = control._options.context;
  const texts = namespace ?? own;
  const last = lastOf(name);
  const { t } = useTranslation(texts);
  // The types of the fields say that there is one of these texts, which the types of `t` cannot follow.
  const translate = t as (keys: readonly string[], values: object) => string;
  const key = labelKeyOf(last);
  const rules: FieldRules = useMemo(() => rulesOf(schema, name), [schema, name]);
  return {
    field: { ...input, inputRef, onBlur: () => afterPress(input.onBlur) },
    label: label ?? translate([`fields.${key}`, key], { ...values }),
    error: useIssueText(name, fieldState.error?.message, texts),
    ...rules,
    type: typeOf(last),
    autoComplete: autoCompleteOf(last, aboutOneself),
  };
}
