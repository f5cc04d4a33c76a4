import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import { MoreButton, type MorePages } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { StepDto } from '#shared/equipment/fields.ts';
import { useEquipmentTexts } from '../use-texts.ts';

function StepLine({ line }: { readonly line: StepDto }) {
  const { t } = useTranslation('equipment');
  const { holder, due } = useEquipmentTexts();
  const { dateTime } = useFormats();
  const money = useMoney();
  const { step, at, by_name, condition, note, cost, by_stock } = line;
  const facts = [
    ...(line.holder ? [holder(line.holder)] : []),
    ...(step === 'lend' || step === 'extend' ? [t('history.due', { date: due(line.due) })] : []),
    ...(step === 'lend' || step === 'return' ? [t(`conditions.${condition}`)] : []),
    ...(cost > 0 ? [t('history.cost', { amount: money(cost) })] : []),
    ...(by_stock ? [t('history.byStock')] : []),
    note,
  ].filter(Boolean);
  const by = { name: by_name || t('history.somebody'), at: dateTime(at) };
  return (
    <ListItem divider disableGutters sx={{ display: 'block' }}>
      <ListItemText
        primary={[t(`steps.${step}`), ...facts].join(' · ')}
        secondary={t('history.by', by)}
        sx={{ overflowWrap: 'anywhere' }}
      />
    </ListItem>
  );
}

interface Props {
  readonly lines: readonly StepDto[];
  /** Who added the piece, and when. */
  readonly added: { readonly name: string; readonly at: string };
  readonly earlier: MorePages;
}

/** What has happened to a piece, the newest first. */
export function History({ lines, added, earlier }: Props) {
  const { t } = useTranslation('equipment');
  const { dateTime } = useFormats();
  return (
    <TitledCard title={t('history.title')}>
      <List disablePadding>
        {lines.map((line) => (
          <StepLine key={line.n} line={line} />
        ))}
        {!earlier.hasNextPage && (
          <ListItem disableGutters>
            <ListItemText
              primary={t('history.added')}
              secondary={t('history.by', {
                name: added.name || t('history.somebody'),
                at: dateTime(added.at),
              })}
            />
          </ListItem>
        )}
      </List>
      <MoreButton query={earlier}>{t('history.more')}</MoreButton>
    </TitledCard>
  );
}
