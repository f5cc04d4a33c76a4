import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Hours } from '#frontend/src/entities/hours/Hours.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { Line, Lines } from './Lines.tsx';
import { Nothing, Section } from './Section.tsx';
import type { FamilyPage, SchoolFormats } from './use-family.ts';

interface Props {
  readonly hours: FamilyPage['hours'];
  readonly formats: SchoolFormats;
}

/** What is left of the hours, by kind of course, and when some of it expires. */
export function HoursSection({ hours, formats }: Props) {
  const { t } = useTranslation('parents');
  return (
    <Section title={t('family.hours')}>
      {hours.length === 0 && <Nothing>{t('family.noHours')}</Nothing>}
      <Lines>
        {hours.map(({ course_name, balance, low, next_expiry }) => (
          <Line
            key={course_name}
            title={course_name || t('family.anyCourse')}
            end={
              <Typography component="span" variant="h3">
                <Hours hours={balance} low={low} />
              </Typography>
            }
            below={[
              low && balance >= 0 ? t('family.fewHours') : '',
              next_expiry
                ? t('family.expiry', {
                    hours: hoursText(next_expiry.hours),
                    day: formats.day(next_expiry.date),
                  })
                : '',
            ]}
          />
        ))}
      </Lines>
    </Section>
  );
}
