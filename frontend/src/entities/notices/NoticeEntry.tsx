import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import type { Notice } from '#shared/notices/fields.ts';
import { aboutPath } from './about-path.ts';
import { NoticeSummary } from './NoticeSummary.tsx';

interface Props {
  readonly notice: Notice;
  /** Called when a message is expanded; a notice of the school opens on a page of its own. */
  readonly onOpen: () => void;
}

/** A notice of the school leads to its page. */
function SchoolEntry({ notice, id }: { readonly notice: Notice; readonly id: SchoolNoticeId }) {
  return (
    <Paper variant="outlined">
      <ButtonBase
        component={Link}
        to={paths.notice(id)}
        sx={{ width: 1, p: 2, gap: 1, textAlign: 'start', justifyContent: 'flex-start' }}
      >
        <NoticeSummary notice={notice}>
          <Typography variant="body2" noWrap>
            {notice.body}
          </Typography>
        </NoticeSummary>
        <ChevronRightIcon color="action" />
      </ButtonBase>
    </Paper>
  );
}

function AboutButton({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('notice');
  const to = aboutPath(notice, useSignedIn().role);
  if (!to) return null;
  return (
    <AccordionActions>
      <Button component={Link} to={to}>
        {t('go')}
      </Button>
    </AccordionActions>
  );
}

/** A notice in a list: its title and time; expanded, its text and the way to what it is about. */
export function NoticeEntry({ notice, onOpen }: Props) {
  const id = SchoolNoticeId.safeParse(notice.id);
  if (id.success) return <SchoolEntry notice={notice} id={id.data} />;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      // Each is a card of its own: rounded corners, no divider.
      sx={{ '&&': { borderRadius: 1 }, '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h3' } }}
      onChange={(_, expanded) => expanded && !notice.read && onOpen()}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <NoticeSummary notice={notice} />
      </AccordionSummary>
      <AccordionDetails sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {notice.body}
      </AccordionDetails>
      <AboutButton notice={notice} />
    </Accordion>
  );
}
