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
import { namesOf } from '#frontend/src/entities/regions/region-texts.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { lessons } from '#shared/lessons/contract.ts';
import {
  HOLIDAY_COUNTRIES,
  type HolidayCountry,
  type PublicHoliday,
} from '#shared/lessons/holiday-presets.ts';
import { useChangeSettings } from '../queries.ts';
import { todayAt } from '../school-clock.ts';

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
  /** Empty until one is chosen. */
  readonly country: HolidayCountry | '';
  /** Empty until one is chosen or proposed. */
  readonly year: string;
}

const presetsOf = ({ country, year }: OfYear) => ({
  ...queryOf(holidayPresets, { country: country || HOLIDAY_COUNTRIES[0], year }),
  enabled: country !== '',
});

/** This year and the next. Proposed is this year, or the next once no holiday of this year is left to come. */
function useYears(timeZone: string, country: OfYear['country']) {
  const today = todayAt(timeZone);
  const year = Number(today.slice(0, 4));
  const [now, next] = [String(year), String(year + 1)];
  const { data } = useQuery(presetsOf({ country, year: now }));
  const isOver = data?.holidays.every(({ to }) => to < today) ?? false;
  return { years: [now, next], proposed: isOver ? next : now };
}

interface FieldsProps {
  readonly of: OfYear;
  readonly years: readonly string[];
  readonly onChange: (of: OfYear) => void;
}

function CountryFields({ of, years, onChange }: FieldsProps) {
  const { t } = useTranslation('lessons');
  const nameOf = namesOf(LOCALES[useLanguage()], 'region');
  return (
    <FieldPair>
      <LabelledSelect
        label={t('setup.holiday.country')}
        value={of.country}
        choices={[
          ...(of.country ? [] : [{ value: '', label: t('setup.holiday.chooseCountry') }]),
          ...HOLIDAY_COUNTRIES.map((code) => ({ value: code, label: nameOf(code) })),
        ]}
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
  const { user } = useSignedIn();
  const home = HOLIDAY_COUNTRIES.find((code) => code === user.country) ?? '';
  const [asked, setOf] = useState<OfYear>({ country: home, year: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { years, proposed } = useYears(timeZone, asked.country);
  const of = { ...asked, year: asked.year || proposed };
  const { country, year } = of;
  const { data, error, refetch } = useQuery(presetsOf(of));
  const { mutate, isPending } = useChangeSettings(adoptHolidays);
  const choose = (day: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(day);
    else next.delete(day);
    setChosen(next);
  };
  const add = () => {
    if (!country) return;
    mutate(
      { country, year, days: [...chosen].join(',') },
      {
        onSuccess: () => {
          toast.success(t('setup.done'));
          onClose();
        },
        onError: (error) => toast.failed(error),
      },
    );
  };
  return (
    <ClosableDialog title={t('setup.holiday.presets')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <CountryFields
            of={of}
            years={years}
            onChange={(next) => {
              // Another country proposes a year of its own.
              setOf(next.country === country ? next : { ...next, year: '' });
              setChosen(new Set());
            }}
          />
          <Alert severity="info" role="note">
            {t(country ? 'setup.holiday.presetsHint' : 'setup.holiday.noCountry')}
          </Alert>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {country && !error && !data && <ListSkeleton rows={6} />}
          {country && data && (
            <HolidayChoices holidays={data.holidays} chosen={chosen} onChoose={choose} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          disabled={!country}
          onClick={() =>
            setChosen(new Set(data?.holidays.filter(({ added }) => !added).map(({ from }) => from)))
          }
        >
          {t('setup.holiday.chooseAll')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="contained" disabled={chosen.size === 0} loading={isPending} onClick={add}>
          {chosen.size === 0
            ? t('setup.holiday.adoptNone')
            : t('setup.holiday.adopt', { count: chosen.size })}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
