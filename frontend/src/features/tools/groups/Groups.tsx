import ShuffleIcon from '@mui/icons-material/Shuffle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { type KeptClass, presentOn } from '../classes/kept-classes.ts';
import { Students } from '../classes/Students.tsx';
import { WithClass } from '../classes/WithClass.tsx';
import { NumberStepper } from '../NumberStepper.tsx';
import { ApartPairs } from './ApartPairs.tsx';
import { MadeGroups } from './MadeGroups.tsx';
import { groupCount, type Groups as Made, makeGroups, type Wanted } from './make-groups.ts';

const LARGEST = 40;
const WAYS = ['count', 'size'] as const;

type Way = Pick<Wanted, 'by' | 'number'>;

function Wishes({ way, onWay }: { readonly way: Way; readonly onWay: (next: Way) => void }) {
  const { t } = useTranslation('tools');
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={way.by}
        onChange={(_, by: Way['by'] | null) => by && onWay({ ...way, by })}
        aria-label={t('groups.by')}
      >
        {WAYS.map((by) => (
          <ToggleButton key={by} value={by}>
            {t(`groups.bys.${by}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <NumberStepper
        label={t(`groups.bys.${way.by}`)}
        value={way.number}
        min={1}
        max={LARGEST}
        onChange={(number) => onWay({ ...way, number })}
      />
    </Stack>
  );
}

function Maker({ current }: { readonly current: KeptClass }) {
  const { t } = useTranslation('tools');
  const { list } = useFormats();
  const present = presentOn(current, useSchoolToday());
  const [way, setWay] = useState<Way>({ by: 'count', number: 4 });
  const [made, setMade] = useState<Made>();
  const nameOf = (id: string) => current.students.find((each) => each.id === id)?.name ?? '';
  const together = made?.together.map((pair) => list(pair.map(nameOf))) ?? [];
  return (
    <Stack spacing={2.5}>
      <Wishes way={way} onWay={setWay} />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<ShuffleIcon />}
          disabled={present.length === 0}
          onClick={() => setMade(makeGroups(present, { ...way, apart: current.apart }))}
        >
          {made ? t('groups.again') : t('groups.make', { count: groupCount(present.length, way) })}
        </Button>
      </Stack>
      {together.length > 0 && (
        <Alert severity="warning">{t('groups.together', { names: together.join('; ') })}</Alert>
      )}
      {made && (
        <MadeGroups title={current.name} groups={made.groups.map((group) => group.map(nameOf))} />
      )}
      <ApartPairs current={current} />
      <Students current={current} />
    </Stack>
  );
}

/** Divides the children of a class who are there into groups. */
export const Groups = () => (
  <WithClass>{(current) => <Maker key={current.id} current={current} />}</WithClass>
);
