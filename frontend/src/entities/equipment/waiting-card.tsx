import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { LinkLine } from '#frontend/src/ui/LinkLine.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { EQUIPMENT_HOME } from '#shared/equipment/home.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';

const { call, payload } = EQUIPMENT_HOME.overdueEquipment;

/** More are not counted. */
const countText = (count: number): string =>
  count >= EQUIPMENT_LIMITS.overdueMax ? `${EQUIPMENT_LIMITS.overdueMax - 1}+` : String(count);

/** Equipment that should have come back; nothing if there is none. */
function OverdueEquipmentCard() {
  const { t } = useTranslation('overdueEquipment');
  const { day } = useFormats();
  const { data } = useQuery(queryOf(call, payload));
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard
      title={t('title')}
      action={
        <Button component={Link} to={paths.overdueEquipment}>
          {t('all', { total: countText(data.count) })}
        </Button>
      }
    >
      <List disablePadding>
        {data.list.map(({ id, number, kind_name, loan }) => (
          <LinkLine
            key={id}
            to={paths.equipmentPiece(id)}
            primary={`${number} · ${kind_name}`}
            secondary={
              loan?.holder.left ? t('left', { name: loan.holder.name }) : loan?.holder.name
            }
          >
            <Chip size="small" color="warning" label={t('due', { date: day(loan?.due ?? '') })} />
          </LinkLine>
        ))}
      </List>
    </TitledCard>
  );
}

export const equipmentCard: WaitingCard = { order: 50, Card: OverdueEquipmentCard };
