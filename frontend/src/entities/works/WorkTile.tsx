import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WorkDto } from '#shared/works/fields.ts';
import { WorkFigures } from './WorkFigures.tsx';
import { WorkPicture } from './WorkPicture.tsx';

interface Props {
  readonly work: WorkDto;
  readonly to: string;
  /** A line below the title: the author or the state. */
  readonly line: ReactNode;
  readonly badge?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** A work among others: its picture, what it is called, and how it is liked. */
export function WorkTile({ work, to, line, badge, actions }: Props) {
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <WorkPicture work={work} badge={badge} />
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          <Typography component="h3" noWrap title={work.title} sx={{ fontWeight: 700 }}>
            {work.title}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary" noWrap>
            {line}
          </Typography>
          <WorkFigures work={work} />
        </CardContent>
      </CardActionArea>
      {actions && <CardActions sx={{ justifyContent: 'flex-end' }}>{actions}</CardActions>}
    </Card>
  );
}
