import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import type { PageSettings } from '../queries.ts';
import { PagePart } from './PagePart.tsx';

type Chosen = PageSettings['works'];

interface Props {
  readonly offered: PageSettings['offered'];
  readonly chosen: Readonly<Chosen>;
  readonly onChange: (chosen: Chosen) => void;
}

/** Works that the page shows: those that are ticked, in the order of ticking; without any the newest. */
export function ChosenWorks({ offered, chosen, onChange }: Props) {
  const { t } = useTranslation('institutions');
  const count = SCHOOL_PAGE_LIMITS.works;
  const set = (id: Chosen[number], on: boolean) => {
    const others = chosen.filter((each) => each !== id);
    onChange(on ? [...others, id] : others);
  };
  return (
    <PagePart title={t('page.works')} hint={t('page.worksHint', { count })}>
      {offered.length === 0 && <Typography>{t('page.noWorks')}</Typography>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
        }}
      >
        {offered.map((work) => (
          <Paper key={work.id} variant="outlined" sx={{ overflow: 'hidden' }}>
            <WorkPicture work={work} />
            <FormControlLabel
              sx={{ mx: 0.5, overflowWrap: 'anywhere' }}
              label={work.title}
              control={
                <Checkbox
                  checked={chosen.includes(work.id)}
                  disabled={!chosen.includes(work.id) && chosen.length >= count}
                  onChange={(_event, checked) => set(work.id, checked)}
                />
              }
            />
          </Paper>
        ))}
      </Box>
    </PagePart>
  );
}
