import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { SCHOOL_PAGE_CARDS, type SchoolPageCard } from '#shared/pages/school-page.ts';
import { PagePart } from './PagePart.tsx';

interface Props {
  readonly off: readonly SchoolPageCard[];
  readonly onChange: (off: SchoolPageCard[]) => void;
}

/** Which parts the page has; a part without content is left out by itself. */
export function CardSwitches({ off, onChange }: Props) {
  const { t } = useTranslation('institutions');
  const set = (card: SchoolPageCard, on: boolean) => {
    const others = off.filter((each) => each !== card);
    onChange(on ? others : [...others, card]);
  };
  return (
    <PagePart title={t('page.cards')} hint={t('page.cardsHint')}>
      <FormGroup row sx={{ columnGap: 2 }}>
        {SCHOOL_PAGE_CARDS.map((card) => (
          <FormControlLabel
            key={card}
            label={t(`page.card.${card}`)}
            control={
              <Switch
                checked={!off.includes(card)}
                onChange={(_event, checked) => set(card, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </PagePart>
  );
}
