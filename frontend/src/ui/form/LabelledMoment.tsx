import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx';
import type { MomentKind } from './moment-text.ts';
import { useMomentPicker } from './use-moment-picker.tsx';

export interface LabelledMomentProps
  extends Pick<
    LabelledInputProps,
    'label' | 'name' | 'inputRef' | 'required' | 'hint' | 'error' | 'autoFocus' | 'disabled'
  > {
  readonly kind: MomentKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/**
 * A day or a time of the day, written the same in every language and browser: typed, or chosen from a picker in
 * the language of the product.
 */
export function LabelledMoment({ kind, value, onChange, onBlur, ...input }: LabelledMomentProps) {
  const disabled = input.disabled === true;
  const { button, picker, tidy, placeholder } = useMomentPicker({
    kind,
    value,
    onChange,
    disabled,
  });
  return (
    <>
      <LabelledInput
        {...input}
        autoComplete="off"
        // The numeric keyboard of phones has no space.
        {...(kind !== 'dateTime' && { inputMode: 'numeric' as const })}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          tidy();
          onBlur?.();
        }}
        endAdornment={button}
      />
      {picker}
    </>
  );
}
