import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, type PickersLocaleText, zhCN, zhTW } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Language } from '#shared/languages.ts';
import type { MomentKind } from './moment-text.ts';

/** The picker speaks the language of the product, whatever the browser speaks. */
const LOCALES = {
  zh: { locale: 'zh-cn', texts: zhCN },
  cht: { locale: 'zh-tw', texts: zhTW },
  en: { locale: 'en', texts: enUS },
} as const satisfies Readonly<Record<Language, object>>;

/** Lessons rarely begin at other minutes; those can be typed. */
const STEP_MINUTES = 15;

interface Props {
  readonly kind: MomentKind;
  readonly value: string;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

const toDayjs = (kind: MomentKind, value: string): Dayjs | null => {
  const found = dayjs(kind === 'date' ? value : `2026-01-01T${value}`);
  return value && found.isValid() ? found : null;
};

/** A month or a list of times to choose from. Loaded when it is opened. */
export function MomentPicker({ kind, value, anchor, label, onChoose, onClose }: Props) {
  const { locale, texts } = LOCALES[useLanguage()];
  const chosen = toDayjs(kind, value);
  const choose = (format: string) => (next: Dayjs | null) => {
    if (next?.isValid()) onChoose(next.format(format));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      onClose={onClose}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={locale}
        // Of the same library; only its two types differ in what may be undefined.
        localeText={
          texts.components.MuiLocalizationProvider.defaultProps
            .localeText as Partial<PickersLocaleText>
        }
      >
        {kind === 'date' ? (
          <DateCalendar
            autoFocus
            defaultValue={chosen}
            onChange={(next, state) => {
              if (state === 'finish') choose('YYYY-MM-DD')(next);
            }}
          />
        ) : (
          <DigitalClock
            autoFocus
            ampm={false}
            timeStep={STEP_MINUTES}
            defaultValue={chosen}
            onChange={choose('HH:mm')}
          />
        )}
      </LocalizationProvider>
    </Popover>
  );
}
