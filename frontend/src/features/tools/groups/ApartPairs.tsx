import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { changeClass, type KeptClass } from '../classes/kept-classes.ts';

const MOST = 30;

interface ChildProps {
  readonly label: string;
  readonly value: string;
  readonly students: KeptClass['students'];
  readonly onChange: (id: string) => void;
}

const Child = ({ label, value, students, onChange }: ChildProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}
  >
    {students.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/** Pairs of children who do not come into one group; kept on this device. */
export function ApartPairs({ current }: { readonly current: KeptClass }) {
  const { t } = useTranslation('tools');
  const { list } = useFormats();
  const [[one, other], choose] = useState(['', '']);
  const { students, apart } = current;
  const nameOf = (id: string) => students.find((each) => each.id === id)?.name ?? '';
  const isKnown = apart.some((pair) => pair.includes(one) && pair.includes(other));
  const keep = (next: KeptClass['apart']) => changeClass(current.id, () => ({ apart: next }));
  const add = () => {
    keep([...apart, [one, other]]);
    choose(['', '']);
  };
  return (
    <Stack spacing={1} component="section" aria-label={t('groups.apart')}>
      <Typography variant="h3" component="h2">
        {t('groups.apart')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Child
          label={t('groups.one')}
          value={one}
          students={students}
          onChange={(id) => choose([id, other])}
        />
        <Child
          label={t('groups.other')}
          value={other}
          students={students}
          onChange={(id) => choose([one, id])}
        />
        <Button
          disabled={!one || !other || one === other || isKnown || apart.length >= MOST}
          onClick={add}
        >
          {t('groups.keepApart')}
        </Button>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {apart.map((pair) => (
          <Chip
            key={pair.join(' ')}
            label={list(pair.map(nameOf))}
            onDelete={() => keep(apart.filter((each) => each !== pair))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
