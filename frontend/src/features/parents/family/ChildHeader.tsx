import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { FamilyPage } from './use-family.ts';

interface Props {
  readonly token: string;
  readonly page: Pick<FamilyPage, 'child' | 'siblings'>;
}

/** Brothers and sisters, one tap apart. */
function Siblings({ token, page: { siblings } }: Props) {
  const { t } = useTranslation('parents');
  if (siblings.length === 0) return null;
  return (
    <Stack
      component="nav"
      aria-label={t('family.siblings')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {siblings.map(({ id, name, avatar }) => (
        <Button
          key={id}
          component={Link}
          to={paths.family(token, id)}
          variant="outlined"
          startIcon={<PersonAvatar name={name} picture={avatar} size="tiny" />}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

/** Who the page is about. */
export function ChildHeader({ token, page }: Props) {
  const { name, avatar, classes } = page.child;
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar
          src={avatar}
          alt=""
          aria-hidden
          sx={({ spacing, vars }) => ({
            width: spacing(9),
            height: spacing(9),
            fontSize: '2rem',
            bgcolor: vars?.palette.primary.main,
          })}
        >
          {[...name][0]}
        </Avatar>
        <div>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{classes}</Typography>
        </div>
      </Stack>
      <Siblings token={token} page={page} />
    </Stack>
  );
}
