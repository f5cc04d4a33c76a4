import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useStore } from '#frontend/src/lib/store.ts';
import { keptClasses, noteUsed } from './kept-classes.ts';

/** The class whose children the tool is about: those used lately with one tap, any other by its name. */
export function ClassChoice() {
  const { t } = useTranslation('tools');
  const all = useStore(keptClasses);
  const [current, ...others] = all;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', pr: 6 }}
    >
      <ClassInput
        label={t('class.choose')}
        value={current ?? null}
        onChange={(chosen) => chosen && noteUsed(chosen)}
        ownRow
      />
      {others.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          onClick={() => noteUsed({ id, name })}
          sx={({ layout }) => ({ height: layout.touch, borderRadius: 5 })}
        />
      ))}
    </Stack>
  );
}
