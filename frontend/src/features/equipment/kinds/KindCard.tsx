import CategoryIcon from '@mui/icons-material/Category';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMoney } from '#frontend/src/lib/money.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { MoreIcon, RowMenu } from '#frontend/src/ui/table/RowMenu.tsx';
import type { KindDto } from '#shared/equipment/fields.ts';
import { ROLE } from '#shared/roles.ts';

/** What is being done with a kind. */
export interface KindTask {
  readonly what: 'edit' | 'remove' | 'labels';
  readonly kind: KindDto;
}

interface Props {
  readonly kind: KindDto;
  readonly onTask: (task: KindTask) => void;
}

const piecesOf = ({ counts }: KindDto): number =>
  counts.available + counts.lent + counts.repair + counts.lost;

function useActions({ kind, onTask }: Props) {
  const { t } = useTranslation('equipment');
  const { role } = useSignedIn();
  return (): RowAction[] => {
    const action = (what: KindTask['what'], label: string, destructive = false): RowAction => ({
      key: what,
      label,
      destructive,
      onSelect: () => onTask({ what, kind }),
    });
    return [
      action('edit', t('edit')),
      ...(piecesOf(kind) > 0 ? [action('labels', t('labels'))] : []),
      ...(role === ROLE.principal ? [action('remove', t('remove'), true)] : []),
    ];
  };
}

/** A picture, or in its place a sign of the same size. */
function KindPicture({ kind }: Pick<Props, 'kind'>) {
  if (kind.picture) return <Thumbnail src={kind.picture.url} />;
  return (
    <Box
      sx={({ layout }) => ({
        flex: 'none',
        width: layout.thumbnail,
        aspectRatio: '4 / 3',
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'text.secondary',
        display: 'grid',
        placeItems: 'center',
      })}
    >
      <CategoryIcon />
    </Box>
  );
}

/** A kind of equipment with how much of it there is. */
export function KindCard(props: Props) {
  const { t } = useTranslation('equipment');
  const money = useMoney();
  const { kind } = props;
  const { name, code, category, value, counts } = kind;
  const actions = useActions(props);
  return (
    <Paper component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Stack direction="row" spacing={2} sx={{ flex: 1 }}>
        <KindPicture kind={kind} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[category, code, value ? money(value) : ''].filter(Boolean).join(' · ')}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            {[
              t('kinds.pieces', { count: piecesOf(kind) }),
              t('kinds.available', { count: counts.available }),
              t('kinds.lent', { count: counts.lent }),
            ].join(' · ')}
          </Typography>
        </Box>
        <Box>
          <RowMenu icon={<MoreIcon label={t('kinds.actions', { name })} />} actions={actions} />
        </Box>
      </Stack>
      <Button component={Link} to={paths.equipmentOfKind(kind.id)} sx={{ alignSelf: 'flex-end' }}>
        {t('kinds.show')}
      </Button>
    </Paper>
  );
}
