import ScheduleIcon from '@mui/icons-material/Schedule';
import TodayIcon from '@mui/icons-material/Today';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part.tsx';
import { MOMENT_PATTERN, type MomentKind, momentText } from './moment-text.ts';

const MomentPicker = lazyPart(async () => (await import('./MomentPicker.tsx')).MomentPicker);

interface Options {
  readonly kind: MomentKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** What a field of a day or a time has besides its text: the button that opens a picker, and the picker. */
export function useMomentPicker({ kind, value, onChange, disabled = false }: Options) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t(kind === 'time' ? 'field.pickTime' : 'field.pickDay');
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={label}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {kind === 'time' ? <ScheduleIcon /> : <TodayIcon />}
      </IconButton>
    </InputAdornment>
  );
  const picker = anchor && (
    <MomentPicker
      kind={kind}
      value={value}
      anchor={anchor}
      label={label}
      onChoose={(chosen, done) => {
        onChange(chosen);
        if (done) setAnchor(null);
      }}
      onClose={() => setAnchor(null)}
    />
  );
  /** Writes what was typed as it goes over the wire. */
  const tidy = () => {
    const text = momentText(kind, value);
    if (text !== value) onChange(text);
  };
  return { button, picker, tidy, placeholder: MOMENT_PATTERN[kind] };
}
