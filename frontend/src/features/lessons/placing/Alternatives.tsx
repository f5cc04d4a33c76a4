import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '#shared/contracts/lesson-fields.ts';
import { useWhen } from '../use-when.ts';
import type { Placing } from './use-placing.ts';

interface Props {
  readonly alternatives: readonly Alternative[];
  readonly placing: Placing;
}

/** Times at which nothing stands in the way: one click takes one. */
export function Alternatives({ alternatives, placing }: Props) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  if (alternatives.length === 0)
    return <Typography color="textSecondary">{t('clash.none')}</Typography>;
  return (
    <Stack spacing={1} role="group" aria-label={t('clash.instead')}>
      <Typography variant="h3" component="p">
        {t('clash.instead')}
      </Typography>
      {alternatives.map(({ date, start, end, room_id, room_name }) => (
        <Button
          key={`${date} ${start} ${room_id}`}
          variant="outlined"
          disabled={placing.working}
          onClick={() => placing.agree({ date, start, end, room_id: room_id ?? '' })}
        >
          {room_name
            ? t('clash.inRoom', { when: when({ date, start, end }), room: room_name })
            : when({ date, start, end })}
        </Button>
      ))}
    </Stack>
  );
}
