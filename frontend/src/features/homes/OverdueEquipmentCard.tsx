import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { useOverdueEquipment } from './queries.ts';

/** More are not counted. */
const countText = (count: number): string =>
  count >= EQUIPMENT_LIMITS.overdueMax ? `${EQUIPMENT_LIMITS.overdueMax - 1}+` : String(count);

/** Equipment that should have come back; nothing if there is none. */
export function OverdueEquipmentCard() {
  const { t } = useTranslation('homes');
  const { day } = useFormats();
  const { data } = useOverdueEquipment();
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard
      title={t('equipment.title')}
      action={
        <Button component={Link} to={paths.overdueEquipment}>
          {t('equipment.all', { total: countText(data.count) })}
        </Button>
      }
    >
      <List disablePadding>
        {data.list.map(({ id, number, kind_name, loan }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={paths.equipmentPiece(id)} sx={{ px: 1, gap: 1 }}>
              <ListItemText
                primary={`${number} · ${kind_name}`}
                secondary={
                  loan?.holder.left
                    ? t('equipment.left', { name: loan.holder.name })
                    : loan?.holder.name
                }
                sx={{ overflowWrap: 'anywhere' }}
              />
              <Chip
                size="small"
                color="warning"
                label={t('equipment.due', { date: day(loan?.due ?? '') })}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
