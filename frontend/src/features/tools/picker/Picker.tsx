import CasinoIcon from '@mui/icons-material/Casino';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../ButtonRow.tsx';
import { countsNow, type KeptClass } from '../classes/kept-classes.ts';
import { Students } from '../classes/Students.tsx';
import { WithClass } from '../classes/WithClass.tsx';
import { useDraw } from './use-draw.ts';

/** Of a long name less than of a short one. */
const sizeOf = (name: string): string => {
  const width = [...name].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0);
  return `min(${Math.min(18, 120 / Math.max(width, 6))}cqw, 34vh)`;
};

function PickedName({ name, isMoving }: { readonly name: string; readonly isMoving: boolean }) {
  return (
    <Typography
      component="p"
      aria-hidden={isMoving}
      color={isMoving ? 'textSecondary' : 'primary'}
      sx={{
        fontSize: sizeOf(name),
        fontWeight: 700,
        lineHeight: 1.2,
        minHeight: '1.2em',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      {name}
    </Typography>
  );
}

function Draw({ current }: { readonly current: KeptClass }) {
  const { t } = useTranslation('tools');
  const { drawn, present, draw, away } = useDraw(current);
  const name = current.students.find(({ id }) => id === drawn?.id)?.name;
  const isSettled = drawn !== undefined && !drawn.isMoving && name !== undefined;
  const counts = countsNow(current);
  const waiting = current.unsent.length > 0 || current.batch !== null;
  return (
    <Stack spacing={3}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Box aria-live="polite">
          <PickedName
            name={name ?? (present.length === 0 ? t('picker.nobody') : t('picker.ready'))}
            isMoving={drawn?.isMoving ?? false}
          />
        </Box>
        <ButtonRow>
          <Button
            variant="contained"
            size="large"
            startIcon={<CasinoIcon />}
            disabled={present.length === 0 || drawn?.isMoving}
            onClick={draw}
          >
            {t(isSettled ? 'picker.next' : 'picker.pick')}
          </Button>
          {isSettled && (
            <Button size="large" startIcon={<PersonOffIcon />} onClick={() => away(drawn.id)}>
              {t('picker.away')}
            </Button>
          )}
        </ButtonRow>
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {present.length === 0 ? t('picker.nobodyHint') : t('picker.fair')}{' '}
          {waiting && t('picker.waiting')}
        </Typography>
      </Stack>
      <Students current={current} note={(id) => t('picker.times', { count: counts[id] ?? 0 })} />
    </Stack>
  );
}

/** Picks a child of a class; those who were picked less often are likelier. */
export const Picker = () => (
  <WithClass>{(current) => <Draw key={current.id} current={current} />}</WithClass>
);
