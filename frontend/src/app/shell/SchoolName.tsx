import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Logo } from '#frontend/src/ui/Logo.tsx';
import { useLanguage } from '../../lib/language.ts';
import { editionLabel } from '../../lib/person.ts';
import { useSignedIn } from '../../lib/session.ts';

interface Props {
  /** In the header: one line, and on phones without the edition, which the drawer shows. */
  readonly noWrap?: boolean;
  readonly withEdition?: boolean;
}

/** The school with its logo and its edition. */
export function SchoolName({ noWrap = false, withEdition = true }: Props) {
  const language = useLanguage();
  const { user } = useSignedIn();
  const edition = editionLabel(user, language);
  return (
    <>
      {user.school_logo && <Logo src={user.school_logo} isSmall />}
      <Typography component="p" variant="h3" noWrap={noWrap} title={user.school_name}>
        {user.school_name}
      </Typography>
      {withEdition && edition && (
        <Chip
          size="small"
          label={edition}
          sx={{ display: noWrap ? { xs: 'none', sm: 'inline-flex' } : undefined, color: 'inherit' }}
        />
      )}
    </>
  );
}
