import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { Fact } from '#frontend/src/ui/Fact.tsx';
import type { SentDetails } from './queries.ts';
import { useAudienceText } from './use-audience-text.ts';

/** To whom a notice goes, and its times. */
export function NoticeFacts({ found: { notice, people } }: { readonly found: SentDetails }) {
  const { t } = useTranslation('sent');
  const { dateTime, list } = useFormats();
  const audienceOf = useAudienceText();
  const { at, published, edited, reminded, withdrawn } = notice;
  const times = [
    ['planned', at],
    ['publishedAt', published],
    ['editedAt', edited],
    ['remindedAt', reminded],
    ['withdrawnAt', withdrawn],
  ] as const;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        <Fact label={t('audience')}>{audienceOf(notice)}</Fact>
        {people.length > 0 && (
          <Fact label={t('singles')}>{list(people.map(({ name }) => name))}</Fact>
        )}
        {times.map(([name, time]) =>
          time ? (
            <Fact key={name} label={t(`when.${name}`)}>
              {dateTime(time)}
            </Fact>
          ) : null,
        )}
      </Stack>
    </Paper>
  );
}
