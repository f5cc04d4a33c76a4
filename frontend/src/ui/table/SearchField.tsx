import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#shared/limits.ts';

/**
 * Milliseconds between searches while the user types. The first key is searched for at once, so that the answer
 * is on the screen within 150 ms.
 */
const PAUSE_MS = 100;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * The text in the field. A search comes back as `value` later, when more may have been typed, so only a value
 * that was not searched for here replaces the text, e.g. after the browser's back button.
 */
function useSearchText(value: string, onSearch: Props['onSearch']) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<readonly string[]>([]);
  const last = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const answered = asked.current.indexOf(value);
    asked.current = asked.current.slice(answered + 1);
    if (answered === -1) setText((shown) => (shown.trim() === value ? shown : value));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string): void => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    const begin = () => {
      if (wanted === (asked.current.at(-1) ?? value)) return;
      asked.current = [...asked.current, wanted];
      last.current = performance.now();
      onSearch(wanted);
    };
    const wait = last.current + PAUSE_MS - performance.now();
    if (wait > 0) timer.current = setTimeout(begin, wait);
    else begin();
  };
  return { text, setText, ask };
}

/** Searches while the user types, but not during the composition of a Chinese character. */
export function SearchField({ label, value, onSearch }: Props) {
  const { t } = useTranslation('table');
  const { text, setText, ask } = useSearchText(value, onSearch);
  const composing = useRef(false);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setText(target.value);
    if (!composing.current) ask(target.value);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => {
    composing.current = false;
    ask(currentTarget.value);
  };
  const clear = (): void => {
    setText('');
    ask('');
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
