import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#shared/limits.ts';

/** Short enough that the answer to a key stroke is on the screen within 150 ms. */
const DELAY_MS = 40;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * The text in the field. What was asked for comes back as `value` a moment later, when more may have been
 * typed: only a value that nobody asked for here replaces the text, for example the browser's way back.
 */
function useSearchText(value: string, onSearch: Props['onSearch']) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<readonly string[]>([]);

  useEffect(() => {
    const answered = asked.current.indexOf(value);
    asked.current = asked.current.slice(answered + 1);
    if (answered === -1) setText((shown) => (shown.trim() === value ? shown : value));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string, delay: number): void => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    timer.current = setTimeout(() => {
      if (wanted === (asked.current.at(-1) ?? value)) return;
      asked.current = [...asked.current, wanted];
      onSearch(wanted);
    }, delay);
  };
  return { text, setText, ask };
}

/** Searches while somebody types, but not for the letters of a Chinese character that is not yet there. */
export function SearchField({ label, value, onSearch }: Props) {
  const { t } = useTranslation('table');
  const { text, setText, ask } = useSearchText(value, onSearch);
  const composing = useRef(false);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setText(target.value);
    if (!composing.current) ask(target.value, DELAY_MS);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => {
    composing.current = false;
    ask(currentTarget.value, 0);
  };
  const clear = (): void => {
    setText('');
    ask('', 0);
  };
  return (
    <OutlinedInput
      value={text}
      onChange={onChange}
      placeholder={label}
      size="small"
      sx={({ layout }) => ({ width: { xs: '100%', sm: layout.search } })}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton edge="end" aria-label={t('clearSearch')} onClick={clear}>
              <ClearIcon />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{
        input: {
          type: 'text',
          role: 'searchbox',
          'aria-label': label,
          enterKeyHint: 'search',
          maxLength: LIMITS.searchTextMax,
          onCompositionStart: () => {
            composing.current = true;
          },
          onCompositionEnd,
        },
      }}
    />
  );
}
