import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** A colour, by the browser's own picker. */
export const ColourField = ({ label, value, onChange }: Props) => (
  <LabelledInput
    label={label}
    type="color"
    value={value}
    onChange={({ target }) => onChange(target.value.toLowerCase())}
  />
);
