import ScheduleIcon from '@mui/icons-material/Schedule';
import TodayIcon from '@mui/icons-material/Today';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part.tsx';
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx';
import { type MomentKind, momentText } from './moment-text.ts';

const MomentPicker = lazyPart(async () => (await import('./MomentPicker.tsx')).MomentPicker);

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
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = t(kind === 'date' ? 'field.pickDay' : 'field.pickTime');
  const leave = () => {
    const text = momentText(kind, value);
    if (text !== value) onChange(text);
    onBlur?.();
  };
  return (
    <>
      <LabelledInput
        {...input}
        autoComplete="off"
        inputMode="numeric"
        placeholder={kind === 'date' ? 'YYYY-MM-DD' : 'HH:MM'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={leave}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={pick}
              aria-haspopup="dialog"
              disabled={input.disabled === true}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              {kind === 'date' ? <TodayIcon /> : <ScheduleIcon />}
            </IconButton>
          </InputAdornment>
        }
      />
      {anchor && (
        <MomentPicker
          kind={kind}
          value={value}
          anchor={anchor}
          label={pick}
          onChoose={(chosen) => {
            onChange(chosen);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
