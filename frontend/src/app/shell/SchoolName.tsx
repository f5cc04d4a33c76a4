import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Logo } from '#frontend/src/ui/Logo.tsx';
import { useLanguage } from '../../lib/language.ts';
import { editionLabel } from '../../lib/person.ts';
import { useSignedIn } from '../../lib/session.ts';

interface Props {
  /** One line, on phones two small ones without the edition, which the drawer shows. */
  readonly inHeader?: boolean;
  readonly withEdition?: boolean;
}

const IN_HEADER = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  flex: { xs: 1, sm: 'initial' },
  fontSize: { xs: '0.875rem', sm: '1.125rem' },
  lineHeight: { xs: 1.25, sm: 1.4 },
} as const;

/** The school with its logo and its edition. */
export function SchoolName({ inHeader = false, withEdition = true }: Props) {
  const language = useLanguage();
  const { user } = useSignedIn();
  const edition = editionLabel(user, language);
  return (
    <>
      {user.school_logo && <Logo src={user.school_logo} isSmall />}
      <Typography
        component="p"
        variant="h3"
        title={user.school_name}
        sx={inHeader ? IN_HEADER : undefined}
      >
        {user.school_name}
      </Typography>
      {withEdition && edition && (
        <Chip
          size="small"
          label={edition}
          sx={{
            display: inHeader ? { xs: 'none', sm: 'inline-flex' } : undefined,
            color: 'inherit',
          }}
        />
      )}
    </>
  );
}
