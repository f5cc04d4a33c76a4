import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
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
  /** `done` when nothing is left to choose. */
  readonly onChoose: (value: string, done: boolean) => void;
  readonly onClose: () => void;
}

const FORMAT = { date: 'YYYY-MM-DD', time: 'HH:mm', dateTime: 'YYYY-MM-DD HH:mm' } as const;

const toDayjs = (kind: MomentKind, value: string): Dayjs | null => {
  const found = dayjs(kind === 'time' ? `2026-01-01T${value}` : value);
  return value && found.isValid() ? found : null;
};

/** Until a time is chosen, a day counts as a whole. */
const endOf = (day: Dayjs): Dayjs => day.hour(23).minute(59);

interface ChoiceProps extends Pick<Props, 'kind' | 'onChoose'> {
  readonly chosen: Dayjs | null;
}

/** A month, a list of times, or both side by side. */
function Choice({ kind, chosen, onChoose }: ChoiceProps) {
  const choose = (next: Dayjs | null, done: boolean) => {
    if (next?.isValid()) onChoose(next.format(FORMAT[kind]), done);
  };
  return (
    <Stack direction="row">
      {kind !== 'time' && (
        <DateCalendar
          autoFocus
          value={chosen}
          onChange={(next, state) => {
            if (state !== 'finish') return;
            choose(kind === 'date' || chosen ? next : next && endOf(next), kind === 'date');
          }}
        />
      )}
      {kind !== 'date' && (
        <DigitalClock
          autoFocus={kind === 'time'}
          ampm={false}
          timeStep={STEP_MINUTES}
          value={chosen}
          onChange={(next) => choose(next, true)}
        />
      )}
    </Stack>
  );
}

/** A month or a list of times to choose from. Loaded when it is opened. */
export function MomentPicker({ kind, value, anchor, label, onChoose, onClose }: Props) {
  const { locale, texts } = LOCALES[useLanguage()];
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
        <Choice kind={kind} chosen={toDayjs(kind, value)} onChoose={onChoose} />
      </LocalizationProvider>
    </Popover>
  );
}
