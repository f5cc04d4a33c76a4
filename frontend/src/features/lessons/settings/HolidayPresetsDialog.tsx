import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import {
  HOLIDAY_COUNTRIES,
  type HolidayCountry,
  type PublicHoliday,
} from '#shared/contracts/holiday-presets.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { useChangeSettings } from '../queries.ts';
import { todayAt } from '../school-clock.ts';
import { countryOf } from './country-of.ts';

const { holidayPresets, adoptHolidays } = lessons.endpoints;

interface ChoiceProps {
  readonly holidays: readonly PublicHoliday[];
  /** The first days of the chosen ones. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (day: string, chosen: boolean) => void;
}

/** The public holidays, each to tick; what the school has already is ticked and stays. */
function HolidayChoices({ holidays, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  const daysOf = ({ from, to }: PublicHoliday) =>
    from === to ? day(from) : `${day(from)} – ${day(to)}`;
  return (
    <FormGroup>
      {holidays.map((holiday) => {
        const { name, from, moon, added } = holiday;
        const notes = [
          daysOf(holiday),
          moon && t('setup.holiday.moon'),
          added && t('setup.holiday.added'),
        ];
        return (
          <FormControlLabel
            key={from}
            disabled={added}
            control={
              <Checkbox
                checked={added || chosen.has(from)}
                onChange={(_, checked) => onChoose(from, checked)}
              />
            }
            label={
              <>
                {name}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                  {notes.filter(Boolean).join(' · ')}
                </Typography>
              </>
            }
          />
        );
      })}
    </FormGroup>
  );
}

interface OfYear {
  readonly country: HolidayCountry;
  readonly year: string;
}

function useYears(timeZone: string): readonly string[] {
  const year = Number(todayAt(timeZone).slice(0, 4));
  return [String(year), String(year + 1)];
}

interface FieldsProps {
  readonly of: OfYear;
  readonly years: readonly string[];
  readonly onChange: (of: OfYear) => void;
}

function CountryFields({ of, years, onChange }: FieldsProps) {
  const { t } = useTranslation('lessons');
  const names = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'region' });
  return (
    <FieldPair>
      <LabelledSelect
        label={t('setup.holiday.country')}
        value={of.country}
        choices={HOLIDAY_COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        onChange={({ target }) => {
          const country = HOLIDAY_COUNTRIES.find((code) => code === target.value);
          if (country) onChange({ ...of, country });
        }}
      />
      <LabelledSelect
        label={t('setup.holiday.year')}
        value={of.year}
        choices={years.map((year) => ({ value: year, label: year }))}
        onChange={({ target }) => onChange({ ...of, year: target.value })}
      />
    </FieldPair>
  );
}

interface Props {
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Takes public holidays of a country over, those that the principal picks. */
export function HolidayPresetsDialog({ timeZone, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const years = useYears(timeZone);
  const [of, setOf] = useState<OfYear>({ country: countryOf(timeZone), year: years[0] ?? '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(queryOf(holidayPresets, { ...of }));
  const { mutate, isPending } = useChangeSettings(adoptHolidays);
  const choose = (day: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(day);
    else next.delete(day);
    setChosen(next);
  };
  const add = () =>
    mutate(
      { ...of, days: [...chosen].join(',') },
      {
        onSuccess: () => {
          toast.success(t('setup.done'));
          onClose();
        },
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <ClosableDialog title={t('setup.holiday.presets')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <CountryFields
            of={of}
            years={years}
            onChange={(next) => {
              setOf(next);
              setChosen(new Set());
            }}
          />
          <Alert severity="info" role="note">
            {t('setup.holiday.presetsHint')}
          </Alert>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <ListSkeleton rows={6} />}
          {data && <HolidayChoices holidays={data.holidays} chosen={chosen} onChoose={choose} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() =>
            setChosen(new Set(data?.holidays.filter(({ added }) => !added).map(({ from }) => from)))
          }
        >
          {t('setup.holiday.chooseAll')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="contained" disabled={chosen.size === 0} loading={isPending} onClick={add}>
          {t('setup.holiday.adopt', { count: chosen.size })}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
